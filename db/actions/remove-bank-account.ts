import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountName } from '../payouts/institutions.ts'
import { defineAction } from '../define-action.ts'

/**
 * Removes an account and gives it, for an Undo; past payouts keep its name. Where it was the default, the oldest other
 * verified one becomes it. Refused with `not-found`, and with `account-in-use` while a payout is on its way to it.
 * Spec §2 Payouts.
 */
export const removeBankAccount = defineAction({
  permission: permissionOf.removeBankAccount,
  tables: ['bankAccounts', 'payouts'],
  input: v.string(),
  run: async ({ db, get, put, log }, id) => {
    const account = await get('bankAccounts', id)
    const { merchantId } = account
    const name = accountName(account)
    const [own, payouts] = await Promise.all([
      db.bankAccounts.where('merchantId').equals(merchantId).sortBy('createdAt'),
      db.payouts.where('merchantId').equals(merchantId).toArray(),
    ])
    if (payouts.some((each) => each.accountId === id && each.endedAt === null))
      throw new ActionError('account-in-use', `A payout is on its way to ${name}.`, { name })
    await db.bankAccounts.delete(id)
    const next = own.find((each) => each.id !== id && each.status === 'verified')
    if (account.isDefault && next) await put('bankAccounts', { ...next, isDefault: true })
    await log({ action: 'Removed bank account', target: name, type: 'configuration', merchantId })
    return account
  },
})
