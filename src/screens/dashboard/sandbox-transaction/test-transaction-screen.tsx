import { sandboxPayment } from '#db/apps/api.ts'
import { getTestPayment, type TestPaymentDetails } from '#db/apps/queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { TestPaymentHead } from '#src/screens/shared/sandbox.tsx'
import { EventDetails, jsonText } from '#src/screens/shared/webhooks/event-details.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'

function Details({ details: { payment, events } }: { details: TestPaymentDetails }) {
  const { paymentMethod, account, reference, failureReason } = payment
  return (
    <DetailPanel>
      <TestPaymentHead payment={payment} />
      <DetailList
        items={[
          { term: 'Date & Time', value: formatMoment(payment.createdAt) },
          { term: 'Payment method', value: methodTiles[paymentMethod].name },
          { term: 'Test number or card', value: account },
          ...(reference ? [{ term: 'Reference', value: reference }] : []),
          ...(failureReason ? [{ term: 'Failure reason', value: failureReason }] : []),
        ]}
      />
      <CodeBlock
        label="Payment"
        note="API response"
        text={jsonText(sandboxPayment(payment))}
        onCopy={(json) => void copyAndSay(json)}
      />
      {events.map((event) => (
        <DetailSection key={event.id} title={`Webhook ${event.id}`} note={event.type}>
          <EventDetails event={event} />
        </DetailSection>
      ))}
    </DetailPanel>
  )
}

/** One sandbox payment, in a sheet over the list with its own address. */
export function TestTransactionScreen() {
  const id = useIdInPath()
  const details = useMerchantQuery((db, merchantId) => getTestPayment(db, merchantId, id), [id])
  return (
    <RowSheet
      list={pathTo('sandbox-transactions')}
      title={id}
      description="A test payment. No money moved."
      row={details}
      loading="Loading test transaction"
      none={{ title: 'Test transaction not found', text: 'It may have been cleared.' }}
    >
      {(found) => <Details details={found} />}
    </RowSheet>
  )
}
