import { defineAction } from './define-action.ts'
import {
  enteringTables,
  enterTransaction,
  findAttempt,
  type NewEntry,
} from './enter-transaction.ts'

export type NewTransaction = Omit<NewEntry, 'type' | 'linkId' | 'reference'> & {
  /** A refund is made from its payment, a payout from the balance (`requestPayout`). */
  type: 'payment' | 'adjustment'
  reference?: string | undefined
}

/**
 * Enters a transaction by hand: pending, with its fee, until it settles after a moment (`settlesAt`), as its account's
 * number fixes it. Amounts in minor units. The same attempt again gives the row that it made. Refused with
 * `not-found`, `maintenance`, `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2 Transactions.
 */
export const createTransaction = defineAction(
  enteringTables,
  async (act, { reference = '', ...entry }: NewTransaction) => {
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
)
