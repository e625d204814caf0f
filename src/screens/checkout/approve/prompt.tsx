import { Phone, PhoneOff } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { useWide } from '#src/ui/viewport.ts'

const key =
  'min-h-11 rounded-full px-3 font-medium text-system-accent hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:text-system-muted'

/** A prompt as the phone's own system draws it: its letters, its grays, and words for buttons. */
function SystemDialog(prompt: ShownPrompt) {
  const { provider, amount, merchantName, reference, left, pin, pending, onCancel } = prompt
  return (
    <div className="w-full max-w-80 overflow-clip rounded-[28px] bg-system font-system text-on-system shadow-sheet">
      <div className="grid grid-cols-1 gap-4 px-6 pt-5 pb-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-xl">{provider}</span>
          <span
            role="timer"
            aria-label={`Expires in ${left}`}
            className="text-sm text-system-muted tabular-nums"
          >
            {left}
          </span>
        </p>
        <p id={pinAsk} className="wrap-anywhere text-system-muted tabular-nums">
          Pay <b className="font-semibold text-on-system">{amount}</b> to <bdi>{merchantName}</bdi>?
          Ref {reference}.
        </p>
        <div className="text-sm [&_input]:border-system-line [&_input]:focus:border-system-accent">
          {pin}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-x-1 px-3 pb-3">
        <button type="button" className={key} onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" aria-disabled={pending || undefined} className={key}>
          {pending ? 'Sending' : 'Send'}
        </button>
      </div>
    </div>
  )
}

const keys: readonly (readonly [digit: string, letters: string])[] = [
  ['1', ''],
  ['2', 'abc'],
  ['3', 'def'],
  ['4', 'ghi'],
  ['5', 'jkl'],
  ['6', 'mno'],
  ['7', 'pqrs'],
  ['8', 'tuv'],
  ['9', 'wxyz'],
  ['*', ''],
  ['0', '+'],
  ['#', ''],
]

const keyLook =
  'grid h-11 place-content-center justify-items-center rounded-[10px] bg-handset-key leading-none text-on-handset'
const pressed = 'hover:bg-handset-key-hover active:translate-y-px'

/** A press leaves the focus in the field, as a keypad's would. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface KeyProps {
  type?: 'button' | 'submit'
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A key of the keypad. It is for the pointer alone, because the field takes what is typed. */
function Key({ type = 'button', onClick, className = '', children }: KeyProps) {
  return (
    <button
      type={type}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={onClick}
      className={`${keyLook} ${pressed} ${className}`}
    >
      {children}
    </button>
  )
}

const softKey =
  'min-h-11 rounded-[4px] px-2 font-semibold hover:bg-[color-mix(in_srgb,currentColor_12%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:text-muted'

interface FeaturePhoneProps extends ShownPrompt {
  onDigit: (digit: string) => void
  onClear: () => void
}

/** A feature phone with the prompt as USSD text; its keypad types the PIN. */
function FeaturePhone(prompt: FeaturePhoneProps) {
  const { provider, amount, merchantName, reference, left, pin, pending } = prompt
  const { onCancel, onDigit, onClear } = prompt
  return (
    <div className="grid w-64 grid-cols-1 gap-3 rounded-[36px_36px_52px_52px] border border-line-strong bg-handset px-4 pt-4 pb-7 shadow-sheet">
      <div aria-hidden className="mx-auto h-1.5 w-12 rounded-full bg-handset-key" />
      <div className="paper rounded-[8px] bg-lcd px-3 pt-2 font-mono text-[0.9375rem]/5 text-text">
        <p className="flex flex-wrap justify-between gap-x-3 border-b border-current pb-1 text-sm">
          <span>{provider}</span>
          <span role="timer" aria-label={`Expires in ${left}`} className="tabular-nums">
            {left}
          </span>
        </p>
        <p id={pinAsk} className="mt-2 mb-2 wrap-anywhere tabular-nums">
          Pay <b>{amount}</b> to <bdi>{merchantName}</bdi>? Ref {reference}.
        </p>
        {pin}
        <div className="-mx-2 flex flex-wrap justify-between">
          <button type="submit" aria-disabled={pending || undefined} className={softKey}>
            {pending ? 'Sending' : 'Send'}
          </button>
          <button type="button" className={softKey} onClick={onCancel}>
            Cancel
          </button>
        </div>
      </div>
      <div aria-hidden className="grid grid-cols-3 gap-1.5">
        <Key type="submit" className="[&_svg]:text-success dark">
          <Phone size={18} strokeWidth={2} />
        </Key>
        <Key onClick={onClear} className="font-semibold">
          C
        </Key>
        <Key onClick={onCancel} className="dark [&_svg]:text-danger">
          <PhoneOff size={18} strokeWidth={2} />
        </Key>
        {keys.map(([digit, letters]) =>
          /\d/.test(digit) ? (
            <Key key={digit} onClick={() => onDigit(digit)}>
              <span className="text-lg leading-5 font-semibold">{digit}</span>
              <span className="text-[0.6875rem] leading-3">{letters}</span>
            </Key>
          ) : (
            <span key={digit} className={`${keyLook} text-lg`}>
              {digit}
            </span>
          ),
        )}
      </div>
    </div>
  )
}

const pinFields = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter your 4-digit PIN')),
})

export interface PromptProps {
  /** The wallet, such as "EcoCash". */
  provider: string
  /** The formatted amount: `$18.00`. */
  amount: string
  merchantName: string
  reference: string
  pending: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
}

/** What a phone shows of the prompt. */
interface ShownPrompt extends Omit<PromptProps, 'onApprove'> {
  /** The time until the prompt expires: `0:45`. */
  left: string
  /** The field of the PIN. */
  pin: ReactNode
}

interface TimedPromptProps extends PromptProps {
  left: string
}

/**
 * The wallet's prompt, as the payer's phone shows it: over the page on a phone, elsewhere on a feature phone with its
 * keypad. Any four digits approve.
 */
export function Prompt({ onApprove, ...prompt }: TimedPromptProps) {
  const wide = useWide()
  const form = useAppForm({
    schema: pinFields,
    start: { pin: '' },
    onSubmit: onApprove,
  })
  const pin = <form.AppField name="pin">{() => <PinField />}</form.AppField>
  return (
    <form.AppForm>
      <form.Form
        aria-label={`${prompt.provider} prompt`}
        className="grid w-full grid-cols-1 justify-items-center gap-3"
      >
        {wide ? (
          <FeaturePhone
            {...prompt}
            pin={pin}
            onDigit={(digit) =>
              form.setFieldValue('pin', (typed) => (typed + digit).slice(0, pinLength))
            }
            onClear={() => form.setFieldValue('pin', (typed) => typed.slice(0, -1))}
          />
        ) : (
          <SystemDialog {...prompt} pin={pin} />
        )}
        <p
          id={pinHint}
          className="flex flex-wrap items-center gap-x-2 rounded-control bg-bg px-2.5 py-1.5 text-sm text-muted md:bg-transparent"
        >
          <DemoTag />
          Any 4 digits
        </p>
      </form.Form>
    </form.AppForm>
  )
}

const pinLength = 4

/** The ids of what describes the field: the prompt's question, and the hint below the phone. */
const pinAsk = 'pin-ask'
const pinHint = 'pin-hint'

/** The PIN field of a prompt: four hidden digits, in the colors of the phone that shows it. */
function PinField() {
  const { name, value, error, change, onBlur } = useBoundField<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor="pin">Enter your PIN</label>
      <input
        ref={input}
        id="pin"
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${pinAsk} ${pinHint}${error ? ' pin-error' : ''}`}
        onChange={({ target }) => change(target.value.replace(/\D/g, '').slice(0, pinLength))}
        onBlur={onBlur}
        className="min-h-11 w-full rounded-t-[4px] border-b-2 border-current bg-transparent text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc] aria-invalid:border-danger"
      />
      {error && (
        <p id="pin-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
