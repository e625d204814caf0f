import { type TransactionDetails as Details, getTransaction } from '#db/payments/queries.ts'
import { leftToRefund } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { type MerchantShow, useMerchantQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import {
  transactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useInView } from '#src/ui/list/in-view.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'
import { TransactionDetails } from './transaction-details.tsx'

const looks = {
  view: undefined,
  download: 'secondary',
  retry: 'primary',
  refund: 'danger-outline',
} as const
const ids = ['download', 'retry', 'refund'] as const

/** The actions of the open transaction. */
function DetailsButtons({ transaction }: { transaction: Transaction }) {
  const row = useWithDispute()(transaction)
  const actions = useRowActions()(transactionActions, row, ids)
  useInView(transaction.id, actions)
  return actions.map(({ id, label, forbidden, onSelect }) => (
    <Button
      key={id}
      variant={looks[id]}
      forbidden={forbidden}
      {...(id === 'retry' && {
        pending: transaction.settlesAt !== undefined,
        pendingLabel: 'Processing',
      })}
      onClick={onSelect}
    >
      {label}
    </Button>
  ))
}

const showRefund: MerchantShow<Details | null> = (details, expect) => {
  if (!details) return null
  const [transaction = details.transaction] = expect('transactions', [details.transaction])
  return { ...details, transaction, leftToRefund: leftToRefund(transaction) }
}

/** One transaction, in a sheet over the list with its own address (TXN-2). */
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
  const transaction = details?.transaction

  return (
    <RowSheet
      list={pathTo('transactions')}
      title={id}
      description={transaction?.customer}
      footer={transaction && <DetailsButtons transaction={transaction} />}
      row={details}
      loading="Loading transaction"
      none={{
        title: 'Transaction not found',
        text: 'This business has no transaction with this ID.',
      }}
    >
      {(found) => <TransactionDetails details={found} />}
    </RowSheet>
  )
}
