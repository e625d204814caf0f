import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { getMerchantPersona } from '../people/persona-queries.ts'
import { defineAction } from '../define-action.ts'

/**
 * Remembers that the business of the person signed in has seen the walkthrough, to its end or skipped. Seeing it again
 * changes nothing. Refused with `not-found` when the business is gone. Spec §2.
 */
export const finishOnboarding = defineAction({
  permission: permissionOf.finishOnboarding,
  tables: ['merchants', 'sessions', 'teamMembers', 'userGroups', 'users'],
  input: v.void(),
  run: async ({ db, now, put, log }) => {
    const persona = await getMerchantPersona(db)
    if (!persona) throw new ActionError('not-found', 'The business is not there any more.')
    const { merchant, name } = persona
    if (merchant.onboardedAt) return merchant
    const after = await put('merchants', { ...merchant, onboardedAt: now })
    await log(
      {
        action: 'Finished onboarding',
        target: merchant.name,
        type: 'system',
        merchantId: merchant.id,
      },
      name,
    )
    return after
  },
})
