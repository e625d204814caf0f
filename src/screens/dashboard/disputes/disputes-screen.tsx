import { type DisputeListing, listMerchantDisputes } from '#db/disputes/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { disputeCard, DisputeList } from '#src/screens/shared/disputes/dispute-list.tsx'
import { TransactionTabs } from '#src/screens/shared/transactions/transaction-tabs.tsx'

const steps = [
  {
    title: 'A cardholder disputes a payment',
    text: 'Their bank tells us, and we hold the amount.',
  },
  {
    title: 'You send evidence',
    text: 'A receipt, a delivery note or messages, within seven days.',
  },
  { title: 'The card network decides', text: 'If you win, we release the amount.' },
] as const

/** Shown while there is no dispute. */
const exampleDispute: DisputeListing = {
  id: 'DS-00',
  transactionId: 'TX-00000',
  merchantId: '',
  merchant: 'Your business',
  payment: null,
  amount: 45_00,
  currency: 'USD',
  reason: 'not-received',
  status: 'evidence',
  openedAt: '',
  openedBy: '',
  dueAt: '',
  evidence: [],
  attemptId: '',
}

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
        text: 'If a cardholder disputes a payment, the dispute appears here.',
        steps,
        example: disputeCard(exampleDispute),
      }}
    />
  )
}
