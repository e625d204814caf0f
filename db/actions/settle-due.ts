import { permissionOf } from '../permissions.ts'
import { stopWaiting } from '../ledger/put-transactions.ts'
import { latestWait } from '../payments/test-accounts.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { settle, settlingTables } from './settle-transaction.ts'

/**
 * Settles every transaction whose moment has come, each by itself, and gives them: none are due when another tab was
 * first, or when nothing is under way. What waits for longer than a payment can was entered before the clock was set
 * back, and is due. One that can't be read waits no more, and stays as it is. A reload in between leaves nothing
 * pending for ever. `getNextDue` says when to call it again.
 */
export const settleDue = defineRound({
  permission: permissionOf.settleDue,
  tables: settlingTables,

  async due({ transactions }, now) {
    const waiting = () => transactions.where('settlesAt')
    const [past, tooLate] = await Promise.all([
      waiting().belowOrEqual(now).primaryKeys(),
      waiting().above(latestWait(now)).primaryKeys(),
    ])
    return [...past, ...tooLate]
  },
  async one(act, id) {
    const row = await act.get('transactions', id)
    return row.settlesAt === undefined ? null : settle(act, checkRow('transactions', row))
  },
  async setAside({ db, get }, id) {
    const { settlesAt } = await get('transactions', id)
    if (settlesAt === undefined) return false
    await stopWaiting(db, id)
    return true
  },
})
