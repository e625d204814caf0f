import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { formatMobile } from '#src/rules/sign-in.ts'
import { StepHeading } from '#src/ui/steps.tsx'

/** The PIN field of the wallet's prompt: four hidden digits. */
function PinField({ describedBy }: { describedBy: string }) {
  const { name, value, error, change, onBlur } = useBoundField<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor="pin" className="text-sm font-semibold">
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
        className={`min-h-12 w-full rounded-control bg-surface text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc] ${error ? 'border-2 border-danger' : 'border border-line-strong'}`}
      />
      {error && (
        <p id="pin-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p id="pin-hint" className="text-sm text-subtle">
        Enter any 4 digits
      </p>
    </div>
  )
}

const pinFields = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter your 4-digit PIN')),
})

interface Props {
  /** The wallet, such as "EcoCash". */
  provider: string
  /** The formatted amount: `$18.00`. */
  amount: string
  merchantName: string
  reference: string
  phone: string
  pending: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
}

const key =
  'min-h-11 flex-1 rounded-control px-3 text-sm font-semibold aria-disabled:cursor-not-allowed'

/** A drawing of the payer's phone with the wallet's PIN prompt. Any four digits approve. */
export function Handset({
  provider,
  amount,
  merchantName,
  reference,
  phone,
  pending,
  onApprove,
  onCancel,
}: Props) {
  const form = useAppForm({ schema: pinFields, start: { pin: '' }, onSubmit: onApprove })
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])

  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <div className="text-center">
        <StepHeading focus={false}>Approve on your phone</StepHeading>
        <p className="mt-1 text-muted tabular-nums">
          {provider} has sent a prompt to{' '}
          <span className="whitespace-nowrap">{formatMobile(phone)}.</span>
        </p>
      </div>
      <div className="w-full max-w-70 rounded-[36px] border-2 border-line-strong bg-sunken p-3 shadow-menu">
        <div aria-hidden className="mx-auto mt-1 mb-3 h-1.5 w-14 rounded-full bg-line-strong" />
        <div className="grid min-h-88 grid-cols-1 content-center rounded-[24px] border border-line bg-surface p-3">
          <form.AppForm>
            <form.Form
              aria-label={`${provider} prompt`}
              className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-menu"
            >
              <p className="text-sm font-semibold">{provider}</p>
              <p id="pin-ask" className="wrap-anywhere tabular-nums">
                Pay <b className="font-semibold">{amount}</b> to {merchantName}? Ref {reference}.
              </p>
              <form.AppField name="pin">{() => <PinField describedBy="pin-ask" />}</form.AppField>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  aria-disabled={pending || undefined}
                  className={`${key} border border-line-strong bg-surface hover:bg-hover`}
                  onClick={() => {
                    if (!pending) onCancel()
                  }}
                >
                  Cancel
                </button>
                <button
                  type="submit"
                  aria-disabled={pending || undefined}
                  className={`${key} bg-primary text-on-primary hover:bg-primary-hover`}
                >
                  {pending ? 'Sending' : 'Send'}
                </button>
              </div>
            </form.Form>
          </form.AppForm>
        </div>
      </div>
    </div>
  )
}
