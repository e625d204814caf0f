import * as v from 'valibot'
import { defineAction } from '../define-action.ts'
import { newLinkPayment, payLink, payLinkTables, payOpenLink } from '../links/pay-actions.ts'
import { attemptByItself } from '../payments/rules.ts'
import { nextPayments } from '../payments/test-accounts.ts'
import { getDemoSettings } from './queries.ts'
import { busyDay } from './schemas.ts'

/**
 * Starts, paces, pauses or, with null, stops the payments that arrive by themselves. It is the
 * presenter's setting, so it isn't in the platform's activity log.
 */
export const setBusyDay = defineAction('setBusyDay', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.nullable(busyDay),
  run: async ({ db, put }, day) => {
    const { busyDay: _before, ...settings } = await getDemoSettings(db)
    return put('demoSettings', { ...settings, ...(day && { busyDay: day }) })
  },
})

/**
 * Pays a link as a customer of a busy day, checked and recorded as `payLink` does,
 * and returns the transaction; null if the day was stopped or paused meanwhile, or in dry run. With
 * `step`, it is taken on a paused day too. The presenter's choice for the next payment is kept for their own.
 */
export const payOnBusyDay = defineAction('payOnBusyDay', {
  permission: null,
  refuses: payLink.refuses,
  invalid: payLink.invalid,
  tables: payLinkTables,
  input: v.object({
    ...newLinkPayment.entries,
    does: v.optional(v.picklist(nextPayments)),
    step: v.boolean(),
  }),
  run: async (act, { does, step, ...payment }) => {
    const { busyDay: day, dryRun } = await getDemoSettings(act.db)
    if (!day || dryRun || (day.paused && !step)) return null
    const attemptId = attemptByItself(payment.attemptId)
    return payOpenLink(act, { ...payment, attemptId }, async () => does)
  },
})
