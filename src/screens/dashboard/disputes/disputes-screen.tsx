import { ArrowLeft } from 'lucide-react'
import { listMerchantDisputes } from '#db/disputes/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { DisputeList } from '#src/screens/shared/disputes/dispute-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

/** The merchant's disputes of card payments, linked from its transactions and its payouts. */
export function DisputesScreen() {
  return (
    <DisputeList
      disputes={useMerchantQuery(listMerchantDisputes)}
      details="dispute"
      description="Card payments that customers have contested with their bank."
      actions={
        <ButtonLink
          variant="secondary"
          icon={<ArrowLeft aria-hidden />}
          to={pathTo('transactions')}
        >
          Transactions
        </ButtonLink>
      }
      empty={{
        title: 'No disputes',
        text: 'If a cardholder contests a payment, it appears here. You have seven days to respond.',
      }}
    />
  )
}
