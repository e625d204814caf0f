import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountName } from '../payouts/institutions.ts'
import type { BankAccount } from '../payouts/schemas.ts'
import { defineAction } from '../define-action.ts'

/**
 * Puts a removed account back, as the default again if it was that. Refused with `cannot-undo` when it is there, or its
 * number is by now. Spec §2 Payouts.
 */
export const restoreBankAccount = defineAction({
  permission: permissionOf.restoreBankAccount,
  tables: ['bankAccounts'],
  input: tableSchemas.bankAccounts,
  run: async ({ db, put, log }, account) => {
    const { merchantId, isDefault } = account
    const name = accountName(account)
    const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
    const isSame = (each: BankAccount) =>
      each.id === account.id ||
      (each.institution === account.institution &&
        each.number === account.number &&
        each.currency === account.currency)
    if (own.some(isSame)) throw new ActionError('cannot-undo', `${name} is there.`, { name })
    const former = own.find((each) => each.isDefault)
    if (isDefault && former) await put('bankAccounts', { ...former, isDefault: false })
    const restored = await put('bankAccounts', {
      ...account,
      // There is always one where money may go.
      isDefault: isDefault || (!former && account.status === 'verified'),
    })
    await log({ action: 'Put back bank account', target: name, type: 'configuration', merchantId })
    return restored
  },
})
