import * as v from 'valibot'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { defineAction } from '../define-action.ts'
import { enteringTables, enterTransaction, findAttempt } from './enter-transaction.ts'

const newTransaction = v.object({
  merchantId: v.string(),
  customer: v.string(),
  amount: v.number(),
  currency,
  paymentMethod: paymentMethodId,
  /** The handset, card or account number as typed: it fixes the outcome and is kept masked. */
  account: v.string(),
  attemptId: v.string(),
  /** A refund is made from its payment, a payout from the balance (`requestPayout`). */
  type: v.picklist(['payment', 'adjustment']),
  reference: v.optional(v.string()),
})

/**
 * Enters a transaction by hand: pending, with its fee, until it settles after a moment (`settlesAt`), as its account's
 * number fixes it. Amounts in minor units. The same attempt again gives the row that it made. Refused with
 * `not-found`, `maintenance`, `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2 Transactions.
 */
export const createTransaction = defineAction({
  permission: permissionOf.createTransaction,
  tables: enteringTables,
  input: newTransaction,
  run: async (act, { reference = '', ...entry }) => {
    const made = await findAttempt(act, entry.attemptId)
    if (made) return made
    const row = await enterTransaction(act, { ...entry, reference: reference.trim() })
    await act.log({
      action: `Created ${row.type}`,
      target: row.id,
      type: 'system',
      merchantId: row.merchantId,
      after: { amount: row.amount, currency: row.currency, status: row.status },
    })
    return row
  },
})
