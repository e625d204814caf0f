import { plan } from '../merchants/schemas.ts'
import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { heldPlan, isSamePlan, planChange, type WantedPlan } from '../settings/plan-change.ts'
import { type PlanInvoice, planNames, type PlanTotal } from '../settings/plans.ts'
import { defineAction } from '../define-action.ts'
import { makePlanInvoice, planInvoiceTables, planInvoiceText } from './plan-invoices.ts'
import { changed } from '../log/write-log.ts'

const planRequest = v.object({
  plan,
  period: tableSchemas.planInvoices.entries.period,
  currency,
  merchantId: v.string(),
  /** What the person was shown, in minor units by currency. */
  totals: tableSchemas.planInvoices.entries.totals,
  attemptId: v.string(),
})

const inAll = (totals: readonly PlanTotal[]): string =>
  planInvoiceText({ lines: [], totals: [...totals] })

/**
 * Changes a merchant's plan, its period or the currency in which it is paid, from today: the unused days are given back,
 * the new period is paid, and an invoice says so and is sent. Payments made from now on bear the plan's rates; those
 * made before keep theirs. The same attempt again gives the invoice that it made. Refused with `not-found`, `no-change`
 * for what it has already, or `changed-meanwhile` where it comes to something else than was shown. Spec §9.
 */
export const changePlan = defineAction({
  permission: permissionOf.changePlan,
  tables: [...planInvoiceTables, 'merchants', 'subscriptions'],
  input: planRequest,
  run: async (act, { merchantId, totals, attemptId, ...wanted }): Promise<PlanInvoice> => {
    const { db, now, get, put, log } = act
    const invoices = await db.planInvoices.where('merchantId').equals(merchantId).toArray()
    const made = invoices.find((each) => each.attemptId === attemptId)
    if (made) return made
    const merchant = await get('merchants', merchantId)
    const held = heldPlan(merchant, await db.subscriptions.get(merchantId))
    const { plan, period, currency } = wanted
    const name = planNames[plan]
    if (isSamePlan(held, wanted))
      throw new ActionError('no-change', `The plan is ${name} already.`, {
        name: 'Your plan',
        state: `${name}, ${period},`,
      })
    const change = planChange(held, wanted, new Date(now))
    if (inAll(change.totals) !== inAll(totals))
      throw new ActionError('changed-meanwhile', 'It comes to something else by now.', {
        name: 'Your plan',
      })
    await put('merchants', { ...merchant, plan })
    await put('subscriptions', { id: merchantId, ...change.next })
    const invoice = await makePlanInvoice(act, merchant, {
      plan,
      period,
      from: change.paid.from.toISOString(),
      until: change.paid.until.toISOString(),
      lines: change.lines,
      totals: change.totals,
      attemptId,
    })
    await log({
      action: 'Changed plan',
      target: merchant.name,
      type: 'configuration',
      merchantId,
      ...changed<WantedPlan>(held, { plan, period, currency }, ['plan', 'period', 'currency']),
    })
    return invoice
  },
})
