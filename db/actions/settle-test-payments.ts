import { permissionOf } from '../permissions.ts'
import { sandboxPayment } from '../apps/api.ts'
import { latestWait } from '../payments/test-accounts.ts'
import type { TestPayment } from '../apps/schemas.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { eventTables, raiseEvent } from './raise-event.ts'

/**
 * Gives every payment of the sandbox whose moment has come its outcome, as its number fixed it, and tells the addresses
 * that want test events. `getNextDue` says when to call it again. Spec §2 Sandbox.
 */
export const settleTestPayments = defineRound({
  permission: permissionOf.settleTestPayments,
  tables: ['testPayments', ...eventTables],

  async due({ testPayments }, now) {
    const waiting = () => testPayments.where('settlesAt')
    const [past, tooLate] = await Promise.all([
      waiting().belowOrEqual(now).primaryKeys(),
      waiting().above(latestWait(now)).primaryKeys(),
    ])
    return [...past, ...tooLate]
  },
  async one(act, id) {
    const stored = await act.db.testPayments.get(id)
    // It was cleared meanwhile.
    if (!stored) return null
    const row = checkRow('testPayments', stored)
    const { settlesAt, willFail, ...kept } = row
    if (settlesAt === undefined || (settlesAt > act.now && settlesAt <= latestWait(act.now)))
      return null
    const settled: TestPayment = await act.put('testPayments', {
      ...kept,
      status: willFail === undefined ? 'successful' : 'failed',
      ...(willFail !== undefined && { failureReason: willFail }),
      settledAt: act.now,
    })
    await raiseEvent(act, {
      merchantId: row.merchantId,
      mode: 'test',
      type: willFail === undefined ? 'payment.succeeded' : 'payment.failed',
      object: sandboxPayment(settled),
    })
    return settled
  },
  async setAside({ db, get }, id) {
    const { settlesAt } = await get('testPayments', id)
    if (settlesAt === undefined) return false
    // Past the schema, which refuses the row.
    await db.testPayments.update(id, { settlesAt: undefined })
    return true
  },
})
