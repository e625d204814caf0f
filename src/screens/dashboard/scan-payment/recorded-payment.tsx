import { getLinkPayment } from '#db/links/checkout-queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { getRequestTerms } from '#db/phone/queries.ts'
import type { PaymentProof } from '#db/phone/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { useRunAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatMoment, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { showPhoneCode } from '#src/screens/shared/share-link/show-phone-code.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Course } from '#src/ui/wall.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'

/** A code for the next customer of the same link; nothing once the link can't be paid. */
function NextCode({ linkId }: { linkId: string }) {
  const terms = useQuery((db) => getRequestTerms(db, linkId), [linkId])
  const { run, pending } = useRunAction()
  const show = useShowDialog()
  const forbidden = useForbids()('showRequest')
  if (!terms) return null
  return (
    <Button
      variant="ghost"
      className="sm:col-span-full"
      pending={pending}
      forbidden={forbidden}
      onClick={() => void showPhoneCode(linkId, { run, show })}
    >
      Show a new code
    </Button>
  )
}

interface Props {
  payment: Transaction
  proof: PaymentProof
  onAgain: () => void
}

/** The receipt of a payment that was just recorded from the customer's phone. */
export function RecordedPayment({ payment, proof, onAgain }: Props) {
  const { id, attemptId = '', amount, currency, fee, paymentMethod, account } = payment
  const link = useQuery((db) => getLinkPayment(db, attemptId), [attemptId])
  const money = (minor: number) => formatMoney(minor, currency)
  const shown = [money(amount + proof.shownFee), proof.customer, formatMoment(proof.paidAt)]
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
          <p className="mt-1 text-sm text-balance wrap-anywhere text-muted tabular-nums">
            Customer’s phone: {shown.join(' · ')}
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
        <NextCode linkId={proof.linkId} />
      </div>
    </div>
  )
}
