import type { Transaction } from '#db/payments/schemas.ts'
import { transactionActions } from '#src/screens/shared/transactions/transaction-actions.ts'
import type { TransactionDoers } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { Button } from '#src/ui/button.tsx'
import { useInView } from '#src/ui/list/in-view.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'

interface Props {
  transaction: Transaction
  doers: TransactionDoers
}

const looks = {
  view: undefined,
  download: 'secondary',
  retry: 'primary',
  refund: 'danger-outline',
} as const
const ids = ['download', 'retry', 'refund'] as const

/** What can be done with the transaction that is open. */
export function DetailsButtons({ transaction, doers }: Props) {
  const actions = actionsFor(transactionActions, transaction, doers, ids)
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
