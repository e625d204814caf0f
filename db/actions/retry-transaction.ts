import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { settleDelay } from '../payments/test-accounts.ts'
import type { Transaction } from '../payments/schemas.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { checkTakesPayments } from './check-takes-payments.ts'
import { defineAction, invalid } from '../define-action.ts'

/**
 * Sends a pending transaction again: it is processed, and settles 2 s later (`settlesAt`). One that is about to settle
 * anyway stays as it is. Refused with `not-found`, `not-pending`, `not-taking-payments` or `maintenance`, and with
 * `invalid` for a payout, which waits for its bank, and for a payment with an open case. Spec §4.
 */
export const retryTransaction = defineAction({
  permission: permissionOf.retryTransaction,
  tables: [...ledgerTables, 'cases', 'merchants', 'systemSettings'],
  input: v.string(),
  run: async ({ db, now, get, log }, id) => {
    const row = await get('transactions', id)
    const { status } = row
    if (status !== 'pending')
      throw new ActionError('not-pending', `${id} is ${status} already.`, { id, status })
    if (row.type === 'payment') checkTakesPayments(await db.merchants.get(row.merchantId))
    const settlesAt = new Date(Date.parse(now) + settleDelay).toISOString()
    if (row.settlesAt === undefined && row.type === 'payout')
      throw invalid('A payout goes its way by itself.')
    const cases = await db.cases.where('transactionId').equals(id).toArray()
    if (cases.some((each) => each.status === 'open'))
      throw invalid(`A case is open on ${id}: to try again could take the money twice.`)
    if (row.settlesAt !== undefined && row.settlesAt <= settlesAt) return row
    if (row.type === 'payment' && (await isInMaintenance(db)))
      throw new ActionError('maintenance', 'Payments are paused.')
    const retried: Transaction = {
      ...row,
      settlesAt,
      history: [...timelineOf(row), { status, at: now, note: 'Retried' }],
    }
    await Promise.all([
      putTransactions(db, retried),
      log({
        action: `Retried ${row.type}`,
        target: id,
        type: 'system',
        merchantId: row.merchantId,
      }),
    ])
    return retried
  },
})
