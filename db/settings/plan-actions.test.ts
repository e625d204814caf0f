// Proves PLAN-1.
import { later } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import type { ActionInput } from '../all-actions.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { changePlan } from './plan-actions.ts'
import { planChange, type WantedPlan } from './plan-change.ts'
import { getPlan } from './plan-queries.ts'

const business: WantedPlan = { plan: 'business', period: 'monthly', currency: 'USD' }

async function request(
  { db, now }: ActionContext,
  wanted = business,
  attemptId = 'p-1',
): Promise<ActionInput<'changePlan'>> {
  const plan = await getPlan(db, merchantId)
  if (!plan) throw new Error('There is no business.')
  const { totals } = planChange(plan.held, wanted, new Date(now))
  return { ...wanted, merchantId, totals, attemptId }
}

async function refuses(context: ActionContext, input: ActionInput<'changePlan'>, refusal: object) {
  const before = await everything(context.db)
  await expect(changePlan(context, input)).rejects.toMatchObject(refusal)
  expect(await everything(context.db)).toEqual(before)
}

const pay = (context: ActionContext, attemptId: string) =>
  createTransaction(context, {
    merchantId,
    customer: 'Rudo Chikomo',
    amount: 100_00,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '0771111111',
    type: 'payment',
    attemptId,
  })

test('a change is kept with its invoice, is in the log and in the outbox', async () => {
  const { db, context } = await smallWorld()
  const invoice = await changePlan(context, await request(context))
  expect(invoice).toMatchObject({ id: 'PI-01', merchantId, plan: 'business', period: 'monthly' })
  expect(invoice.lines).toHaveLength(2)
  expect(await getPlan(db, merchantId)).toMatchObject({
    merchant: { plan: 'business' },
    held: { plan: 'business', currency: 'USD' },
    invoices: [invoice],
    tables: { plan: 'business' },
  })
  expect(await db.activityLog.orderBy('id').last()).toMatchObject({
    action: 'Changed plan',
    type: 'configuration',
    merchantId,
    before: { plan: 'basic', period: 'monthly', currency: 'USD' },
    after: { plan: 'business', period: 'monthly', currency: 'USD' },
  })
  expect(await db.messages.toArray()).toMatchObject([
    { channel: 'email', subject: 'Invoice PI-01: Business, monthly', attachment: 'PI-01.pdf' },
  ])
})

test('payments from then on bear the plan’s rate, and those before keep theirs', async () => {
  const { db, context } = await smallWorld()
  const before = await pay(context, 'a-1')
  await changePlan(context, await request(context))
  expect(await pay(context, 'a-2')).toMatchObject({
    fee: 2_00,
    feeRule: { percentage: 2, fixedFee: 0 },
  })
  expect(await db.transactions.get(before.id)).toMatchObject(before)
  const enterprise = { ...business, plan: 'enterprise' as const }
  await changePlan(context, await request(context, enterprise, 'p-2'))
  expect(await pay(context, 'a-3')).toMatchObject({ fee: 1_80 })
  const basic = { ...business, plan: 'basic' as const }
  await changePlan(context, await request(context, basic, 'p-3'))
  expect(await pay(context, 'a-4')).toMatchObject({ fee: before.fee, feeRule: before.feeRule })
})

test('there and back on one day comes to nothing', async () => {
  const { db, context } = await smallWorld()
  const began = await getPlan(db, merchantId)
  await changePlan(context, await request(context))
  const soon = later(context, 60_000)
  await changePlan(soon, await request(soon, { ...business, plan: 'basic' }, 'p-2'))
  const plan = await getPlan(db, merchantId)
  expect(plan?.held).toEqual(began?.held)
  const amounts = plan?.invoices.flatMap(({ totals }) => totals.map(({ amount }) => amount)) ?? []
  expect(amounts).toHaveLength(2)
  expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(0)
})

test('the same attempt again gives the invoice that it made', async () => {
  const { db, context } = await smallWorld()
  const input = await request(context)
  const invoice = await changePlan(context, input)
  expect(await changePlan(later(context, 1000), input)).toEqual(invoice)
  expect(await db.planInvoices.count()).toBe(1)
})

test('refused: the same plan and period, another sum than was shown, and a business that is gone', async () => {
  const { context } = await smallWorld()
  const input = await request(context)
  await refuses(context, { ...input, plan: 'basic' }, { code: 'no-change' })
  await refuses(
    context,
    { ...input, totals: [{ currency: 'USD', amount: 1 }] },
    { code: 'changed-meanwhile' },
  )
  await refuses(context, { ...input, merchantId: 'M-999' }, { code: 'not-found' })
})
