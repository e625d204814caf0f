import { getTestPayment } from '#db/apps/queries.ts'
import type { TestPayment } from '#db/apps/schemas.ts'
import { formatMoment } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { TestPaymentHead, testPaymentPath } from '#src/screens/shared/sandbox.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

interface Props extends DialogLayer {
  id: TestPayment['id']
}

/** The test payment of the first steps, as a shop sees it arrive, with a link to what an app is told of it (HOME-1). */
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
  const { paymentMethod, status, account, reference, createdAt } = payment
  return (
    <div className="grid gap-5">
      <TestPaymentHead payment={payment} />
      <DetailList
        items={[
          { term: 'Date & Time', value: formatMoment(createdAt) },
          { term: 'Payment method', value: `${methodTiles[paymentMethod].name}, ${account}` },
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
