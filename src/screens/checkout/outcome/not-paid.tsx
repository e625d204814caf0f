import { Minus, Undo2, X } from 'lucide-react'
import { paidBy } from '#db/payments/rules.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { wasCancelled, whereMoneyIs, type Aftermath, type PaymentView } from './payment-view.ts'

interface Props {
  payment: PaymentView
  merchantName: string
  paymentCase: Aftermath['paymentCase']
  onAgain: (another?: 'another-way') => void
}

const looks = {
  failed: { box: 'bg-danger-soft text-on-danger-soft', icon: <X aria-hidden /> },
  cancelled: { box: 'bg-neutral-soft text-on-neutral-soft', icon: <Minus aria-hidden /> },
  'looked-for': { box: 'bg-warning-soft text-on-warning-soft', icon: <Chevron /> },
  back: { box: 'bg-info-soft text-on-info-soft', icon: <Undo2 aria-hidden /> },
} as const

/** Returns a title, the reason and the next step. */
function wordsOf({ payment, merchantName, paymentCase }: Omit<Props, 'onAgain'>) {
  const amount = formatMoney(paidBy(payment), payment.currency)
  const { name } = methodTiles[payment.paymentMethod]
  const money = whereMoneyIs(payment, paymentCase)
  if (money === 'back')
    return {
      look: 'back',
      title: 'You were refunded',
      text: `${name} returned ${amount} to you. ${merchantName} did not receive the payment.`,
    } as const
  if (money === 'looked-for')
    return {
      look: 'looked-for',
      title: paymentCase ? 'We’re tracing your payment' : 'Your money is not lost',
      text: `${name} charged ${amount} but hasn’t confirmed the payment to ${merchantName}. Don’t pay again. The money will reach ${merchantName} or be returned to you, and this page will update.`,
    } as const
  if (wasCancelled(payment))
    return {
      look: 'cancelled',
      title: 'Payment cancelled',
      text: `You cancelled the ${amount} payment to ${merchantName} on your phone. Nothing was charged.`,
    } as const
  return {
    look: 'failed',
    title: 'Payment failed',
    text: `${payment.failureReason ?? 'The payment was not accepted'}. Nothing was charged.`,
  } as const
}

/** A payment that failed: why, where the money is, and the next step. */
export function NotPaid({ onAgain, ...about }: Props) {
  const { id } = about.payment
  const { look, title, text } = wordsOf(about)
  const { box, icon } = looks[look]
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-3 py-10 text-center">
      <span className={`grid size-12 place-items-center rounded-card [&_svg]:size-6 ${box}`}>
        {icon}
      </span>
      <StepHeading key={title}>{title}</StepHeading>
      <p className="max-w-[40ch] text-muted">{text}</p>
      {id && (
        <p className="text-sm text-subtle tabular-nums">
          Payment <span className="whitespace-nowrap">{id}</span>
        </p>
      )}
      {look !== 'looked-for' && (
        <div className="mt-2 grid w-full max-w-[40ch] gap-3">
          <Button variant="primary" block onClick={() => onAgain()}>
            Try again
          </Button>
          <Button variant="secondary" block onClick={() => onAgain('another-way')}>
            Use another payment method
          </Button>
        </div>
      )}
    </Card>
  )
}
