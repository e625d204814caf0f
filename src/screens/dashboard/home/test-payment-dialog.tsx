import { getTestPayment } from '#db/apps/queries.ts'
import type { TestPayment } from '#db/apps/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { testPaymentPath } from '#src/screens/shared/sandbox.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

interface Props extends DialogLayer {
  id: TestPayment['id']
}

/** The test payment of the first steps, as a shop sees one arrive; what an app sees of it is a press further (HOME-1). */
export function TestPaymentDialog({ id, open, onClose }: Props) {
  const details = useMerchantQuery((db, merchantId) => getTestPayment(db, merchantId, id), [id])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Test payment"
      description="No money moved."
      footer={
        <>
          <ButtonLink variant="secondary" to={testPaymentPath(id)}>
            For developers
          </ButtonLink>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {details ? <Arrived payment={details.payment} /> : <SkeletonRows rows={2} label="Loading" />}
    </Dialog>
  )
}

function Arrived({ payment }: { payment: TestPayment }) {
  const { amount, currency, paymentMethod, status, account, reference, createdAt } = payment
  const { name, text, tone } = methodTiles[paymentMethod]
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <MonogramTile text={text} tone={tone} />
        <span className="flex-1 text-3xl font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(amount, currency)}
        </span>
        <TransactionBadge status={status} />
      </div>
      <DetailList
        items={[
          { term: 'Date & Time', value: formatMoment(createdAt) },
          { term: 'Payment method', value: `${name}, ${account}` },
          { term: 'Reference', value: reference },
        ]}
      />
      <p className="text-muted">
        {status === 'pending'
          ? 'The customer is approving it on their phone.'
          : 'Real payments arrive the same way, in Transactions.'}
      </p>
    </div>
  )
}
