import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import type { PayoutSettings } from '../payouts/schemas.ts'
import { nextLook } from '../payouts/rules.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

/**
 * Chooses whether a merchant is paid out by itself, how often, and from which balance on (minor units of USD). Refused
 * with `not-found` or `invalid`. Spec §2 Payouts.
 */
export const setPayoutSettings = defineAction({
  permission: permissionOf.setPayoutSettings,
  tables: ['merchants', 'payoutSettings'],
  input: v.object({
    id: v.string(),
    every: tableSchemas.payoutSettings.entries.every,
    least: v.number(),
  }),
  run: async ({ db, now, get, put, log }, { id, every, least }) => {
    const merchant = await get('merchants', id)
    const before: PayoutSettings = (await db.payoutSettings.get(id)) ?? {
      id,
      every: 'none',
      least: 0,
    }
    // What is due stays due when only the least amount changes.
    const kept = before.every === every ? before.nextAt : undefined
    const settings: PayoutSettings = {
      id,
      every,
      least,
      ...(every !== 'none' && { nextAt: kept ?? nextLook(every, new Date(now)) }),
    }
    const after = await put('payoutSettings', settings, 'The least amount is 0 or more.')
    await log({
      action: 'Changed automatic payouts',
      target: merchant.name,
      type: 'configuration',
      merchantId: id,
      ...changed<PayoutSettings>(before, after, ['every', 'least']),
    })
    return after
  },
})
