import { useEffect, useState } from 'react'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Card } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { patience, type PaymentView } from './payment-view.ts'

interface Props {
  payment: PaymentView
  merchantName: string
}

const secondsSince = (instant: string) =>
  Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 1000))

/** For how many whole seconds the payment has been under way. */
function useSeconds(since: string): number {
  const [seconds, setSeconds] = useState(() => secondsSince(since))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}

/** A payment under way; after a few seconds it says that nobody needs to wait for it, and counts on. */
export function Waiting({ payment, merchantName }: Props) {
  const seconds = useSeconds(payment.date)
  const late = seconds * 1000 >= patience
  const { name } = methodTiles[payment.paymentMethod]
  const amount = formatMoney(payment.amount, payment.currency)
  return (
    <Card
      padded
      className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center"
      aria-busy={!late}
    >
      <span className="flex h-12 items-center text-accent">
        <Chevron size={36} className="animate-slide" />
      </span>
      <StepHeading key={String(late)}>
        {late ? 'This is taking longer than usual' : `Waiting for ${name}`}
      </StepHeading>
      <p className="max-w-[40ch] text-muted">
        {late
          ? `${name} has not answered yet. You can close this page: ${amount} to ${merchantName} goes through by itself, and this page changes when it does. Do not pay again.`
          : `${amount} to ${merchantName}. This takes a few seconds.`}
      </p>
      {late && (
        <p role="timer" className="text-sm text-subtle tabular-nums">
          {[payment.id && `Payment ${payment.id}`, `${seconds} seconds so far`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Card>
  )
}
