import { useState } from 'react'
import { leftToRefund } from '#db/payments/rules.ts'
import { getTransaction, type TransactionDetails as Details } from '#db/payments/queries.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-merchant-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useTransactionDoers } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { RowSheet } from '#src/ui/route-sheet.tsx'
import { useIdInPath } from '#src/ui/use-id-in-path.ts'
import { DetailsButtons } from './details-buttons.tsx'
import { TransactionDetails } from './transaction-details.tsx'

const RefundDialog = lazyDialog(
  () => import('#src/screens/shared/transactions/refund-dialog.tsx'),
  'RefundDialog',
)

const showRefund: MerchantShow<Details | null> = (details, expect) => {
  if (!details) return null
  const [transaction = details.transaction] = expect('transactions', [details.transaction])
  return { ...details, transaction, leftToRefund: leftToRefund(transaction) }
}

/** One transaction, in a sheet over the list and at its own address (spec §2 Transactions: View Details). */
export function TransactionDetailsScreen() {
  const id = useIdInPath()
  const details = useMerchantQuery(
    async (db, merchantId) => {
      const found = await getTransaction(db, id)
      return found?.transaction.merchantId === merchantId ? found : null
    },
    [id],
    showRefund,
  )
  const [refunding, setRefunding] = useState(false)
  const doers = useTransactionDoers(() => setRefunding(true))
  const transaction = details?.transaction

  return (
    <RowSheet
      list={pathTo('transactions')}
      title={id}
      description={transaction?.customer}
      footer={transaction && <DetailsButtons transaction={transaction} doers={doers} />}
      row={details}
      loading="Loading the transaction"
      none={{
        title: 'No such transaction',
        text: 'This business has no transaction by that ID.',
      }}
    >
      {(found) => (
        <>
          <TransactionDetails details={found} />
          <RefundDialog id={id} open={refunding} onClose={() => setRefunding(false)} />
        </>
      )}
    </RowSheet>
  )
}
