import { permissionOf } from '../permissions.ts'
import { listDueRenewals, nextRenewals } from '../settings/plan-queries.ts'
import { type PlanInvoice, planNames } from '../settings/plans.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { makePlanInvoice, planInvoiceTables } from './plan-invoices.ts'

/**
 * Makes the invoices of all plans that have renewed by themselves, each once: one for each period that has begun since
 * the plan was chosen. `getNextDue` says when to call it again. Spec §9.
 */
export const renewPlans = defineRound({
  permission: permissionOf.renewPlans,
  tables: [...planInvoiceTables, 'merchants', 'subscriptions'],

  async due(db, now) {
    const moments = await nextRenewals(db, new Date(now))
    return [...moments].filter(([, at]) => at <= Date.parse(now)).map(([id]) => id)
  },
  async one(act, id): Promise<PlanInvoice[] | null> {
    const merchant = checkRow('merchants', await act.get('merchants', id))
    const subscription = checkRow('subscriptions', await act.get('subscriptions', id))
    const { plan, period } = subscription
    const made: PlanInvoice[] = []
    for (const { from, until, ...bill } of await listDueRenewals(
      act.db,
      subscription,
      new Date(act.now),
    )) {
      const invoice = await makePlanInvoice(act, merchant, {
        ...bill,
        plan,
        period,
        from: from.toISOString(),
        until: until.toISOString(),
      })
      await act.log({
        action: 'Renewed plan',
        target: merchant.name,
        type: 'system',
        merchantId: id,
        after: { plan: planNames[plan], period, invoice: invoice.id },
      })
      made.push(invoice)
    }
    return made.length === 0 ? null : made
  },
  // One that can't be read is never due.
  setAside: async () => false,
})
