import type { Transaction } from '../model/transaction.ts'
import { defineAction } from './define-action.ts'
import { settle, settlingTables } from './settle-transaction.ts'

/**
 * Settles every transaction whose moment has come, and gives them: none are due when another tab was first, or when
 * nothing is under way. A reload in between leaves nothing pending for ever. `getNextDue` says when to call it again.
 */
export const settleDue = defineAction(settlingTables, async (act) => {
  const settled: Transaction[] = []
  const due = await act.db.transactions.where('settlesAt').belowOrEqual(act.now).toArray()
  for (const row of due) settled.push(await settle(act, row))
  return settled
})
