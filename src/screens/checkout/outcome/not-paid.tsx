import { Minus, X } from 'lucide-react'
import { formatMoney } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { wasCancelled, type PaymentView } from './payment-view.ts'

interface Props {
  payment: PaymentView
  merchantName: string
  onAgain: (another?: 'another-way') => void
}

/** A payment that did not arrive: why, that nothing was charged, and the way on. */
export function NotPaid({ payment, merchantName, onAgain }: Props) {
  const cancelled = wasCancelled(payment)
  const amount = formatMoney(payment.amount, payment.currency)
  const reason = cancelled
    ? `You called off ${amount} to ${merchantName} on your phone.`
    : `${payment.failureReason ?? 'The payment was not accepted'}.`
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center">
      <span
        className={`grid size-12 place-items-center rounded-card [&_svg]:size-6 ${cancelled ? 'bg-neutral-soft text-on-neutral-soft' : 'bg-danger-soft text-on-danger-soft'}`}
      >
        {cancelled ? <Minus aria-hidden /> : <X aria-hidden />}
      </span>
      <StepHeading>{cancelled ? 'Payment cancelled' : 'Payment failed'}</StepHeading>
      <p className="max-w-[40ch] text-muted">{reason} Nothing was charged.</p>
      {payment.id && <p className="text-sm text-subtle tabular-nums">Payment {payment.id}</p>}
      <div className="mt-2 grid w-full max-w-[40ch] gap-3">
        <Button variant="primary" block onClick={() => onAgain()}>
          Try again
        </Button>
        <Button variant="secondary" block onClick={() => onAgain('another-way')}>
          Pay another way
        </Button>
      </div>
    </Card>
  )
}
