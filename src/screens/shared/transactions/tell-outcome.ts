import { slowDelay } from '#db/payments/test-accounts.ts'
import { getTransaction } from '#db/payments/queries.ts'
import { transactionMoney, transactionTypes } from '#src/rules/transactions.ts'
import { toast } from '#src/ui/toast.ts'

type Database = Parameters<typeof getTransaction>[0]

/** After the moment at which it settles, in milliseconds: whoever settles it needs a little. */
const grace = 150

/** After that moment nobody waits any more, in milliseconds. */
const patience = 60_000

async function tell(db: Database, id: string): Promise<void> {
  const details = await getTransaction(db, id)
  if (!details) return
  const { transaction } = details
  const { status, settlesAt, failureReason, type } = transaction
  if (status === 'pending') {
    if (settlesAt === undefined) return
    const left = Date.parse(settlesAt) - Date.now()
    // A clock that was set back says more than any payment takes.
    const wait = Math.min(Math.max(left, 0), slowDelay) + grace
    if (left > -patience) setTimeout(() => tellOutcome(db, id), wait)
    return
  }
  const what = `${transactionTypes[type]} ${id}`
  if (status === 'failed') toast.error(`${what} failed${failureReason ? `: ${failureReason}` : ''}`)
  else toast.success(`${what} was successful: ${transactionMoney(transaction)}`)
}

/** Says what became of a transaction that is being processed, once it has settled, wherever the person is by then. */
export function tellOutcome(db: Database, id: string): void {
  tell(db, id).catch(reportError)
}
