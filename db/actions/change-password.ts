import { permissionOf } from '../permissions.ts'
import { ownInput } from './own-account.ts'
import { defineAction } from '../define-action.ts'
import { mailOwner, ownAccount } from './own-account.ts'

/**
 * Remembers that a person has changed their password, and tells them. The password itself comes neither here nor into
 * the database: there is no service that would check one. Refused with `not-found`.
 */
export const changePassword = defineAction({
  permission: permissionOf.changePassword,
  tables: ['accounts', 'merchants', 'messages'],
  input: ownInput,
  run: async (act, own) => {
    const account = await ownAccount(act, own)
    const after = await act.put('accounts', { ...account, passwordChangedAt: act.now })
    await act.log({
      action: 'Changed password',
      target: own.email,
      type: 'configuration',
      merchantId: own.merchantId,
    })
    await mailOwner(
      act,
      own,
      'Your password was changed',
      'If that was not you, set a new one at once and turn on two-factor authentication.',
    )
    return after
  },
})
