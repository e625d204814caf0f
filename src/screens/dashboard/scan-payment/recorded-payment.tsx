import { getLinkPayment } from '#db/links/checkout-queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Course } from '#src/ui/course.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'

interface Props {
  payment: Transaction
  onAgain: () => void
}

/** The receipt of a payment that was just recorded from the customer's phone. */
export function RecordedPayment({ payment, onAgain }: Props) {
  const { id, attemptId = '', amount, currency, fee, paymentMethod, account } = payment
  const link = useQuery((db) => getLinkPayment(db, attemptId), [attemptId])
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <div className="mx-auto grid max-w-[520px] grid-cols-1 gap-4">
      <Card className="overflow-hidden">
        <Course />
        <div className="grid justify-items-center gap-1 px-5 pt-8 pb-6 text-center">
          <Tick size={44} className="text-success" />
          <StepHeading className="mt-2">Payment recorded</StepHeading>
          <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
            {money(amount)}
          </p>
        </div>
        <DetailRows
          look="receipt"
          items={[
            ['Customer', payment.customer],
            ['For', link?.linkName ?? ''],
            ['Paid with', [methodTiles[paymentMethod].name, account].filter(Boolean).join(' ')],
            ['Payment', id],
            ['You receive', money(amount - fee)],
          ]}
        />
      </Card>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onAgain}>
          Scan another
        </Button>
        <ButtonLink to={pathTo('transaction-details', { id })} variant="primary">
          View payment
        </ButtonLink>
      </div>
    </div>
  )
}
