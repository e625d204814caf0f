import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountName } from '../payouts/institutions.ts'
import { defineAction } from '../define-action.ts'

/**
 * Makes a verified account the one that a merchant is paid out to unless another is chosen. Refused with `not-found`,
 * `account-unverified` or `no-change`. Spec §2 Payouts.
 */
export const setDefaultAccount = defineAction({
  permission: permissionOf.setDefaultAccount,
  tables: ['bankAccounts'],
  input: v.string(),
  run: async ({ db, get, put, log }, id) => {
    const account = await get('bankAccounts', id)
    const { merchantId, status, isDefault } = account
    const name = accountName(account)
    if (isDefault)
      throw new ActionError('no-change', `${name} is it.`, { name, state: 'the default' })
    if (status !== 'verified')
      throw new ActionError('account-unverified', `${name} is ${status}.`, { name })
    const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
    const former = own.find((each) => each.isDefault)
    if (former) await put('bankAccounts', { ...former, isDefault: false })
    const chosen = await put('bankAccounts', { ...account, isDefault: true })
    await log({
      action: 'Chose default account',
      target: name,
      type: 'configuration',
      merchantId,
      before: { account: former ? accountName(former) : null },
      after: { account: name },
    })
    return chosen
  },
})
