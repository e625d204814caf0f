import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { moneyInWords } from '../log/messages.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { type Merchant, plan } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { permissionOf } from '../permissions.ts'
import { tableSchemas } from '../tables.ts'
import { heldPlan, isSamePlan, planChange, type WantedPlan } from './plan-change.ts'
import { listDueRenewals, nextRenewals } from './plan-queries.ts'
import { type PlanInvoice, planNames, type PlanTotal } from './plans.ts'

/** The tables that an invoice of a plan needs. */
export const planInvoiceTables = ['planInvoices', 'messages'] as const

/** Returns the invoice as its e-mail has it. */
export function planInvoiceText({ lines, totals }: Pick<PlanInvoice, 'lines' | 'totals'>): string {
  const rows = lines.map((line) => `${line.text}: ${moneyInWords(line)}`)
  return [...rows, ...totals.map((total) => `In all: ${moneyInWords(total)}`)].join('\n')
}

/** Makes an invoice of a merchant's plan and sends it inside the action's transaction. */
export async function makePlanInvoice(
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
      link: { label: 'View billing', path: '/dashboard/upgrade' },
    })
  return invoice
}

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
 * Changes a merchant's plan, its period or the currency in which it is paid, from today: the unused
 * days are given back, the new period is paid, and an invoice says so and is sent. Payments made
 * from now on bear the plan's rates; those made before keep theirs. Repeating an attempt returns
 * the invoice it made. Refuses with `not-found`, `no-change` for what it has already, or
 * `changed-meanwhile` if it comes to something else than was shown. Spec §9.
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

/**
 * Makes the invoices of all plans that have renewed by themselves, each once: one for each period
 * that has begun since the plan was chosen. `getNextDue` says when to run it next. Spec §9.
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
