import { getTransaction } from '#db/payments/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import {
  consoleTransactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useInView } from '#src/ui/list/in-view.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'
import { ConsoleTransactionDetails } from './transaction-details.tsx'

/** The sheet already shows the details. */
const ids = ['refund', 'narrow', 'case', 'dispute'] as const

/** One transaction of any merchant, in a sheet over the list with its own address (ADM-8). */
export function ConsoleTransactionScreen() {
  const id = useIdInPath()
  const details = useQuery((db) => getTransaction(db, id), [id])
  const actionsOf = useRowActions()
  const withDispute = useWithDispute()
  const isDone = { case: details?.paymentCase, dispute: details?.dispute }
  const transaction = details?.transaction
  const actions =
    transaction &&
    actionsOf(consoleTransactionActions, withDispute(transaction), ids).filter(
      ({ id: act }) => (act !== 'case' && act !== 'dispute') || !isDone[act],
    )
  useInView(id, actions)
  return (
    <RowSheet
      list={pathTo('console-transactions')}
      title={id}
      description={details?.merchant?.name}
      footer={actions?.map(({ id: act, label, forbidden, onSelect }) => (
        <Button key={act} variant="secondary" forbidden={forbidden} onClick={onSelect}>
          {label}
        </Button>
      ))}
      row={details}
      loading="Loading transaction"
      none={{
        title: 'Transaction not found',
        text: 'There is no transaction with this ID.',
      }}
    >
      {(found) => <ConsoleTransactionDetails details={found} />}
    </RowSheet>
  )
}
