import { paidBy } from '#db/payments/rules.ts'
import { formatMoment, formatMoney } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import type { PaymentView } from './payment-view.ts'

interface Props {
  payment: PaymentView
  onView: () => void
}

/** Tells a payer who opens a link again what they have paid, and leads to the receipt. */
export function PaidBefore({ payment, onView }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-success-soft py-0.5 pr-1 pl-4">
      <Tick size={18} className="flex-none text-on-success-soft" />
      <p className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-2 py-2 text-sm tabular-nums">
        <span className="font-semibold">
          You paid {formatMoney(paidBy(payment), payment.currency)}
        </span>
        <span className="text-muted">{formatMoment(payment.date)}</span>
      </p>
      <Button variant="text" size="sm" onClick={onView}>
        View receipt
      </Button>
    </div>
  )
}
