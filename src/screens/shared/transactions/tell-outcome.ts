import { currentTime } from '#db/clock.ts'
import { isChargedOnly } from '#db/disputes/rules.ts'
import { slowDelay } from '#db/payments/test-accounts.ts'
import { getTransaction } from '#db/payments/queries.ts'
import { toldByToast } from '#src/data/arrival.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { transactionMoney, transactionTypeLabels } from '#src/rules/transactions.ts'
import { toast } from '#src/ui/toast.ts'

type Database = Parameters<typeof getTransaction>[0]

/** Milliseconds to wait after the settlement time before checking. */
const grace = 150

/** Milliseconds after which nobody is waiting any more. */
const toldWithin = 60_000

async function tell(db: Database, id: string): Promise<void> {
  const details = await getTransaction(db, id)
  if (!details) return
  const { transaction } = details
  const { status, settlesAt, failureReason, type } = transaction
  if (status === 'pending') {
    if (settlesAt === undefined) return
    const left = Date.parse(settlesAt) - currentTime()
    // A clock set back would compute a wait longer than any payment takes.
    const wait = Math.min(Math.max(left, 0), slowDelay) + grace
    if (left > -toldWithin) setTimeout(() => tellOutcome(db, id), wait)
    return
  }
  const what = `${transactionTypeLabels[type]} ${id}`
  if (isChargedOnly(transaction, details.paymentCase))
    toast.error(transactionMessages.chargedOnly(what))
  else if (status === 'failed') toast.error(transactionMessages.failed(what, failureReason))
  else toast.success(transactionMessages.successful(what, transactionMoney(transaction)))
}

/** Shows the outcome of a processing transaction once it settles, on whatever screen the person is then. */
export function tellOutcome(db: Database, id: string): void {
  toldByToast.add(id)
  tell(db, id).catch(reportError)
}
