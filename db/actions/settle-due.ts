import type { ActionContext } from '../action.ts'
import type { Transaction } from '../model/transaction.ts'
import { settle, settlingTables } from './settle-transaction.ts'

/**
 * Settles every transaction whose moment has come, and gives them: none are due when another tab was first, or when
 * nothing is under way. A reload in between leaves nothing pending for ever. `getNextDue` says when to call it again.
 */
export async function settleDue(context: ActionContext): Promise<Transaction[]> {
  const { db, now } = context
  const due = () => db.transactions.where('settlesAt').belowOrEqual(now)
  if ((await due().count()) === 0) return []
  return db.transaction('rw', settlingTables(context), async () => {
    const settled: Transaction[] = []
    for (const row of await due().toArray()) settled.push(await settle(context, row))
    return settled
  })
}
