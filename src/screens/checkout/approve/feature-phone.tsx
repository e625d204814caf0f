import { Phone, PhoneOff } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pinAsk } from './pin-field.tsx'
import type { ShownPrompt } from './prompt.tsx'

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

interface Props extends ShownPrompt {
  onDigit: (digit: string) => void
  onClear: () => void
}

/** A feature phone with the prompt as USSD text; its keypad types the PIN. */
export function FeaturePhone(prompt: Props) {
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
          Pay <b>{amount}</b> to {merchantName}? Ref {reference}.
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
