import { formatMobile } from '#src/rules/sign-in.ts'
import { pinAsk } from './pin-field.tsx'
import type { ShownPrompt } from './prompt.tsx'

const key =
  'min-h-11 rounded-full px-3 font-medium text-system-accent hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:text-system-muted'

/** A prompt as the phone's own system draws it: its letters, its grays, and words for buttons. */
export function SystemDialog(prompt: ShownPrompt) {
  const { provider, asksForPin, amount, merchantName, reference, phone } = prompt
  const { left, pin, pending, onCancel } = prompt
  return (
    <div className="w-full max-w-80 overflow-clip rounded-[28px] bg-system font-system text-on-system shadow-sheet">
      <div className="grid grid-cols-1 gap-4 px-6 pt-5 pb-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-xl">{asksForPin ? provider : `${provider} wallet`}</span>
          <span
            role="timer"
            aria-label={`Expires in ${left}`}
            className="text-sm text-system-muted tabular-nums"
          >
            {left}
          </span>
        </p>
        <p id={pinAsk} className="wrap-anywhere text-system-muted tabular-nums">
          Pay <b className="font-semibold text-on-system">{amount}</b> to {merchantName}? Ref{' '}
          {reference}.
        </p>
        {pin ? (
          <div className="text-sm [&_input]:border-system-line [&_input]:focus:border-system-accent">
            {pin}
          </div>
        ) : (
          <p className="text-sm text-system-muted tabular-nums">
            From wallet {formatMobile(phone)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-x-1 px-3 pb-3">
        <button type="button" className={key} onClick={onCancel}>
          {asksForPin ? 'Cancel' : 'Decline'}
        </button>
        <button type="submit" aria-disabled={pending || undefined} className={key}>
          {pending ? 'Sending' : asksForPin ? 'Send' : 'Approve'}
        </button>
      </div>
    </div>
  )
}
