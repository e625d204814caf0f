import * as v from 'valibot'
import { pathTo } from '#routes/paths.ts'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { type Merchant, plan } from '../merchants/schemas.ts'
import { writtenMoney } from '../money.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { heldPlan, isSamePlan, planChange, type WantedPlan } from './plan-change.ts'
import { listDueRenewals } from './plan-queries.ts'
import { type PlanInvoice, planNames, type PlanTotal } from './plans.ts'
import { dueRounds } from '../due-rounds.ts'

/** The tables for a plan's invoice. */
const planInvoiceTables = ['planInvoices', 'messages'] as const

/** Returns the text of an invoice's e-mail. */
function planInvoiceText({ lines, totals }: Pick<PlanInvoice, 'lines' | 'totals'>): string {
  const rows = lines.map((line) => `${line.text}: ${writtenMoney(line)}`)
  return [...rows, ...totals.map((total) => `Total: ${writtenMoney(total)}`)].join('\n')
}

/** Makes and sends an invoice for a merchant's plan inside the action's transaction. */
async function makePlanInvoice(
  act: Act<(typeof planInvoiceTables)[number]>,
  merchant: Merchant,
  fields: Omit<PlanInvoice, 'id' | 'merchantId' | 'createdAt'>,
): Promise<PlanInvoice> {
  const invoice = await act.put('planInvoices', {
    ...fields,
    id: await nextId(act.db, 'PI'),
    merchantId: merchant.id,
    createdAt: act.now,
  })
  if (merchant.email)
    await sendMessage(act, {
      merchantId: merchant.id,
      channel: 'email',
      to: [merchant.email],
      subject: `Invoice ${invoice.id}: ${planNames[invoice.plan]}, ${invoice.period}`,
      body: planInvoiceText(invoice),
      attachment: `${invoice.id}.pdf`,
      link: { label: 'View billing', path: pathTo('upgrade') },
    })
  return invoice
}

const planRequest = v.object({
  plan,
  period: tableSchemas.planInvoices.entries.period,
  currency,
  merchantId: v.string(),
  /** The totals shown to the person, in minor units by currency. */
  totals: tableSchemas.planInvoices.entries.totals,
  attemptId: v.string(),
})

const inAll = (totals: readonly PlanTotal[]): string =>
  planInvoiceText({ lines: [], totals: [...totals] })

/**
 * Changes a merchant's plan, period or currency from today: credits unused days, charges the new
 * period, and sends an invoice. New payments bear the plan's rates. Repeating an attempt returns
 * the invoice it made. Refuses with `not-found`, `no-change`, or `changed-meanwhile` if the totals
 * differ from those shown. PLAN-1.
 */
export const changePlan = defineAction('changePlan', {
  permission: 'billing',
  refuses: ['not-found', 'no-change', 'changed-meanwhile'],
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
      throw new ActionError('no-change', `The plan is already ${name}.`, {
        name: 'Your plan',
        state: `${name}, ${period}`,
      })
    const change = planChange(held, wanted, new Date(now))
    if (inAll(change.totals) !== inAll(totals))
      throw new ActionError('changed-meanwhile', 'The amount has changed.', {
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

/**
 * Makes one invoice for each period of a plan that has renewed automatically. `getNextDue` says
 * when to run it next. PLAN-1.
 */
export const renewPlans = defineRound('renewPlans', {
  permission: null,
  refuses: ['not-found'],
  tables: [...planInvoiceTables, 'merchants', 'subscriptions'],
  due: dueRounds.renewPlans,
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
  // An unreadable row is never due.
  setAside: async () => false,
})
