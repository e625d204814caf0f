import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { formatMobile } from '#src/rules/sign-in.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'

/** The PIN field of the prompt: four hidden digits. */
function PinField({ describedBy }: { describedBy: string }) {
  const { name, value, error, change, onBlur } = useBoundField<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor="pin" className="text-sm text-muted">
        Enter your PIN
      </label>
      <input
        ref={input}
        id="pin"
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${describedBy} pin-hint${error ? ' pin-error' : ''}`}
        onChange={({ target }) => change(target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={onBlur}
        className={`min-h-12 w-full rounded-t-[6px] border-b-2 bg-sunken text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc] ${error ? 'border-danger' : 'border-primary'}`}
      />
      {error && (
        <p id="pin-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p id="pin-hint" className="flex flex-wrap items-center gap-x-2 text-sm text-subtle">
        <DemoTag />
        Any 4 digits
      </p>
    </div>
  )
}

const pinFields = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter your 4-digit PIN')),
})
const noPin = v.object({ pin: v.string() })

export interface PromptProps {
  /** The wallet, such as "EcoCash". */
  provider: string
  /** The prompt asks for the PIN; otherwise the payer only approves the request in the wallet. */
  asksForPin: boolean
  /** The formatted amount: `$18.00`. */
  amount: string
  merchantName: string
  reference: string
  phone: string
  pending: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
}

interface Props extends PromptProps {
  /** The time until the prompt expires: `0:45`. */
  left: string
}

const key =
  'min-h-12 flex-1 px-3 font-semibold text-primary-text -outline-offset-3 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-subtle'

/** The wallet's prompt, as the payer's phone shows it. Any four digits approve. */
export function Prompt({ left, onApprove, ...prompt }: Props) {
  const { provider, asksForPin, amount, merchantName, reference, phone, pending, onCancel } = prompt
  const form = useAppForm({
    schema: asksForPin ? pinFields : noPin,
    start: { pin: '' },
    onSubmit: onApprove,
  })
  return (
    <form.AppForm>
      <form.Form
        aria-label={`${provider} prompt`}
        className="w-full max-w-80 overflow-clip rounded-[20px] border border-line bg-raised text-text shadow-sheet"
      >
        <div className="grid grid-cols-1 gap-3 px-5 pt-4 pb-5">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            <span className="font-semibold">{asksForPin ? provider : `${provider} wallet`}</span>
            <span role="timer" aria-label={`Expires in ${left}`} className="tabular-nums">
              {left}
            </span>
          </p>
          <p id="pin-ask" className="wrap-anywhere tabular-nums">
            Pay <b className="font-semibold">{amount}</b> to {merchantName}? Ref {reference}.
          </p>
          {asksForPin ? (
            <form.AppField name="pin">{() => <PinField describedBy="pin-ask" />}</form.AppField>
          ) : (
            <p className="text-sm text-muted tabular-nums">From wallet {formatMobile(phone)}</p>
          )}
        </div>
        <div className="flex flex-wrap divide-x divide-line border-t border-line">
          <button
            type="button"
            aria-disabled={pending || undefined}
            className={key}
            onClick={() => {
              if (!pending) onCancel()
            }}
          >
            {asksForPin ? 'Cancel' : 'Decline'}
          </button>
          <button type="submit" aria-disabled={pending || undefined} className={key}>
            {pending ? 'Sending' : asksForPin ? 'Send' : 'Approve'}
          </button>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
