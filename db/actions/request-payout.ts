import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { makePayout, payoutTables } from './make-payout.ts'

/**
 * Pays out a part of a merchant's balance to one of its verified accounts: pending until it leaves, and then in transit
 * until it arrives or comes back (`movePayouts`). The same attempt again gives the payout that it made. Refused with
 * `not-found`, `account-unverified`, `over-balance` or `invalid`. Spec §2 Payouts.
 */
export const requestPayout = defineAction({
  permission: permissionOf.requestPayout,
  tables: [...payoutTables, 'bankAccounts'],
  input: v.object({
    merchantId: v.string(),
    accountId: v.string(),
    /** What leaves the balance, in minor units of the account's currency; the fee is taken from it. */
    amount: v.number(),
    attemptId: v.string(),
  }),
  run: async (act, { merchantId, accountId, amount, attemptId }) => {
    const before = await act.db.payouts.where('merchantId').equals(merchantId).toArray()
    const made = before.find((each) => each.attemptId === attemptId)
    if (made) return made
    const [merchant, account] = await Promise.all([
      act.get('merchants', merchantId),
      act.get('bankAccounts', accountId),
    ])
    if (account.merchantId !== merchantId)
      throw new ActionError('not-found', `${accountId} is not an account of ${merchantId}.`)
    return makePayout(act, { merchant, account, amount, automatic: false, attemptId })
  },
})
