import { Printer } from 'lucide-react'
import type { DisputeStatus } from '#db/disputes/schemas.ts'
import { isUnnamed } from '#db/payments/rules.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Course } from '#src/ui/course.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { Aftermath, PaymentView } from './payment-view.ts'

interface Props extends Aftermath {
  payment: PaymentView
  merchantName: string
  /** The subject of the payment. */
  name: string
  onAgain: () => void
}

const disputeForPayer: Record<DisputeStatus, string> = {
  evidence: 'Waiting for the merchant',
  review: 'Under review',
  won: 'Decided for the merchant',
  lost: 'Decided in your favor. The money was returned',
}

type Line = [term: string, value: string]

/** The receipt of a successful payment, for the screen and for printing. */
export function Receipt({ payment, merchantName, name, paymentCase, dispute, onAgain }: Props) {
  const { amount, currency, refunded } = payment
  // The paying number is shown beside the method.
  const payer: Line[] = isUnnamed(payment) ? [] : [['Paid by', payment.customer]]
  const lines: Line[] = [
    ['Paid to', merchantName],
    ['For', name],
    ...payer,
    [
      'Paid with',
      [methodTiles[payment.paymentMethod].name, payment.account].filter(Boolean).join(' '),
    ],
    ['Date', formatDateTime(payment.date)],
    ['Reference', payment.reference],
    ['Payment', payment.id ?? 'Sample'],
  ]
  if (refunded > 0) lines.push(['Refunded', formatMoney(refunded, currency)])
  if (paymentCase) lines.push(['Confirmed', 'Later, after a check with the provider'])
  if (dispute) lines.push(['Disputed', disputeForPayer[dispute.status]])
  return (
    <>
      <Card className="overflow-hidden print:mx-auto print:max-w-[72mm] print:rounded-none print:border-0 print:shadow-none">
        <Course className="print:hidden" />
        <div className="grid justify-items-center gap-1 px-5 pt-8 pb-6 text-center print:px-0 print:pt-0 print:pb-3">
          <Tick size={44} className="text-success print:hidden" />
          <StepHeading className="mt-2">Paid</StepHeading>
          <p className="text-4xl font-semibold tracking-[-0.025em] tabular-nums print:text-2xl">
            {formatMoney(amount, currency)}
          </p>
        </div>
        <DetailRows look="receipt" items={lines} />
        <p className="border-t border-line px-5 py-3 text-center text-sm text-subtle md:px-6 print:border-dashed print:px-0">
          Sample receipt. Not a fiscal receipt.
        </p>
      </Card>
      <div data-no-print className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
          Print receipt
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          Make another payment
        </Button>
      </div>
    </>
  )
}
