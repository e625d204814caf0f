import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { formatMobile } from '#src/rules/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { useMoment } from '#src/ui/timing.ts'

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
const noPin = v.object({ pin: v.string() })

interface Props {
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

/** How long the prompt waits for an answer, in milliseconds. */
const promptLasts = 60_000

const key =
  'min-h-11 flex-1 rounded-control px-3 text-sm font-semibold aria-disabled:cursor-not-allowed'

/** The wallet's prompt on the payer's phone. Any four digits approve. */
function Prompt({
  provider,
  asksForPin,
  amount,
  merchantName,
  reference,
  pending,
  onApprove,
  onCancel,
}: Omit<Props, 'phone'>) {
  const form = useAppForm({
    schema: asksForPin ? pinFields : noPin,
    start: { pin: '' },
    onSubmit: onApprove,
  })
  return (
    <form.AppForm>
      <form.Form
        aria-label={`${provider} prompt`}
        className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-menu"
      >
        <p className="text-sm font-semibold">{provider}</p>
        <p id="pin-ask" className="wrap-anywhere tabular-nums">
          Pay <b className="font-semibold">{amount}</b> to {merchantName}? Ref {reference}.
        </p>
        {asksForPin && (
          <form.AppField name="pin">{() => <PinField describedBy="pin-ask" />}</form.AppField>
        )}
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-disabled={pending || undefined}
            className={`${key} border border-line-strong bg-surface hover:bg-hover`}
            onClick={() => {
              if (!pending) onCancel()
            }}
          >
            {asksForPin ? 'Cancel' : 'Decline'}
          </button>
          <button
            type="submit"
            aria-disabled={pending || undefined}
            className={`${key} bg-primary text-on-primary hover:bg-primary-hover`}
          >
            {pending ? 'Sending' : asksForPin ? 'Send' : 'Approve'}
          </button>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

/** A prompt that was not answered in time, with the ways to go on. */
function Expired({
  provider,
  onAgain,
  onCancel,
}: Record<'onAgain' | 'onCancel', () => void> & { provider: string }) {
  return (
    <Card padded className="grid grid-cols-1 gap-4">
      <div>
        <StepHeading>The prompt has expired</StepHeading>
        <p className="mt-1 text-muted">{provider} got no answer in time. Nothing was charged.</p>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onCancel}>
          Use another payment method
        </Button>
        <Button variant="primary" onClick={onAgain}>
          Send again
        </Button>
      </div>
    </Card>
  )
}

/** The approval on the payer's phone: the wallet's prompt, until it is answered or expires. */
export function Handset({ phone, ...prompt }: Props) {
  const { provider, asksForPin, pending, onCancel } = prompt
  const [sentAt, setSentAt] = useState(() => Date.now())
  const now = useMoment([sentAt + promptLasts])
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])

  if (now >= sentAt + promptLasts && !pending)
    return <Expired {...{ provider, onCancel }} onAgain={() => setSentAt(Date.now())} />
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <div className="text-center">
        <StepHeading focus={!asksForPin}>Approve on your phone</StepHeading>
        <p className="mt-1 text-muted tabular-nums">
          {provider} has sent a {asksForPin ? 'prompt' : 'request'} to{' '}
          <span className="whitespace-nowrap">{formatMobile(phone)}.</span>
        </p>
      </div>
      <div className="w-full max-w-90 md:max-w-70 md:rounded-[36px] md:border-2 md:border-line-strong md:bg-sunken md:p-3 md:shadow-menu">
        <div
          aria-hidden
          className="mx-auto mt-1 mb-3 h-1.5 w-14 rounded-full bg-line-strong max-md:hidden"
        />
        <div className="grid grid-cols-1 content-center md:min-h-88 md:rounded-[24px] md:border md:border-line md:bg-surface md:p-3">
          <Prompt {...prompt} />
        </div>
      </div>
    </div>
  )
}
