import { listMerchantDisputes } from '#db/disputes/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { DisputeList } from '#src/screens/shared/disputes/dispute-list.tsx'
import { TransactionTabs } from '#src/screens/shared/transactions/transaction-tabs.tsx'

/** The merchant's disputes of card payments, linked from its transactions and its payouts. */
export function DisputesScreen() {
  return (
    <DisputeList
      disputes={useMerchantQuery(listMerchantDisputes)}
      details="dispute"
      description="Card payments that customers have contested with their bank."
      above={<TransactionTabs current="disputes" />}
      empty={{
        title: 'No disputes',
        text: 'If a cardholder contests a payment, it appears here. You have seven days to respond.',
      }}
    />
  )
}
