// Proves API-2.
import { appRow, eventRow, webhookRow } from '#tests/support/app-rows.ts'
import { later, linkRow } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { bankAccountRow, invoiceRow } from '#tests/support/money-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import { getNextDue } from '../due-queries.ts'
import { recordInvoicePayment } from '../invoices/payment-actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { requestPayout } from '../payouts/actions.ts'
import { movePayouts } from '../payouts/moving-actions.ts'
import { type Webhook, webhookEventTypes } from './schemas.ts'
import { deliverEvents, resendEvent } from './webhook-actions.ts'

const payer = {
  merchantId,
  customer: 'Rudo',
  amount: 18_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
} as const

async function told(...over: Partial<Webhook>[]) {
  const world = await smallWorld()
  await world.db.apps.add(appRow())
  await world.db.webhooks.bulkAdd(
    over.map((each, at) =>
      webhookRow({ id: `WH-0${at + 1}`, events: [...webhookEventTypes], ...each }),
    ),
  )
  return world
}

const raised = async ({ db }: ActionContext) =>
  (await db.webhookEvents.toArray()).map(({ type, objectId, webhookId }) => [
    type,
    objectId,
    webhookId,
  ])

const pay = (context: ActionContext, account: string, attemptId = account) =>
  createTransaction(context, { ...payer, type: 'payment', account, attemptId })

describe('an event is raised once for each address that wants it', () => {
  test('of a payment that succeeds or fails, with the payment as its body', async () => {
    const { db, context } = await told({}, {})
    await pay(context, '0771111111')
    await pay(context, '0773333333')
    const settled = later(context, 2_000)
    await Promise.all([settleDue(settled), settleDue(settled)])
    await settleDue(later(context, 60_000))
    expect(await raised(context)).toEqual([
      ['payment.succeeded', 'TX-500', 'WH-01'],
      ['payment.succeeded', 'TX-500', 'WH-02'],
      ['payment.failed', 'TX-501', 'WH-01'],
      ['payment.failed', 'TX-501', 'WH-02'],
    ])
    const [first] = await db.webhookEvents.toArray()
    expect(JSON.parse(first?.body ?? '')).toEqual({
      id: 'EV-01',
      object: 'event',
      type: 'payment.succeeded',
      created: settled.now,
      livemode: true,
      data: {
        id: 'TX-500',
        object: 'payment',
        amount: 1800,
        // 1% in this world.
        customer_fee: 18,
        currency: 'USD',
        method: 'ecocash',
        customer: { account: '077 *** 1111' },
        status: 'succeeded',
        failure: null,
        reference: '',
        created: context.now,
        livemode: true,
      },
    })
    const failed = (await db.webhookEvents.toArray()).at(-1)
    expect(JSON.parse(failed?.body ?? '')).toMatchObject({
      data: {
        status: 'failed',
        failure: { code: 'customer_cancelled', message: 'The customer cancelled' },
      },
    })
  })

  test('not where an address is off, is for tests, is another business’s, or wants other events', async () => {
    const { context } = await told(
      { active: false },
      { mode: 'test' },
      { merchantId: 'M-001' },
      { events: ['payout.arrived'] },
    )
    await pay(context, '0771111111')
    await settleDue(later(context, 2_000))
    expect(await raised(context)).toEqual([])
  })

  test('not of an adjustment', async () => {
    const { context } = await told({})
    await createTransaction(context, {
      ...payer,
      type: 'adjustment',
      account: '0771111111',
      attemptId: 'a-1',
    })
    await settleDue(later(context, 2_000))
    expect(await raised(context)).toEqual([])
  })

  test('R26 an address that can’t be read holds up no payment', async () => {
    const { db, context } = await told({}, {})
    await db.webhooks.update('WH-01', { events: undefined as never })
    await pay(context, '0771111111')
    expect((await settleDue(later(context, 2_000))).done).toHaveLength(1)
    expect(await raised(context)).toEqual([['payment.succeeded', 'TX-500', 'WH-02']])
  })

  test('of a refund, with what was refunded', async () => {
    const { db, context } = await told({})
    const refund = { id: 'TX-10', amount: 5_00, reason: 'Returned', attemptId: 'r-1' }
    await refundTransaction(context, refund)
    await refundTransaction(context, refund)
    expect(await raised(context)).toEqual([['payment.refunded', 'TX-10', 'WH-01']])
    const [event] = await db.webhookEvents.toArray()
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ data: { amount_refunded: 500 } })
  })

  test('of a payout that arrives, and of one that comes back', async () => {
    const { db, context } = await told({})
    await db.bankAccounts.bulkAdd([
      bankAccountRow(),
      bankAccountRow({
        id: 'BA-02',
        number: '01122334450000',
        attemptId: 'ba-2',
        isDefault: false,
      }),
    ])
    const ask = (accountId: string, attemptId: string) =>
      requestPayout(context, { merchantId, accountId, amount: 10_00, attemptId })
    const payouts = [await ask('BA-01', 'po-1'), await ask('BA-02', 'po-2')]
    await db.payouts.update(payouts[1]?.id ?? '', { willFail: 'The account is closed' })
    await movePayouts(later(context, 30 * 86_400_000))
    expect(await raised(context)).toEqual([
      ['payout.arrived', payouts[0]?.id, 'WH-01'],
      ['payout.failed', payouts[1]?.id, 'WH-01'],
    ])
  })

  test('of an invoice once it is wholly paid, by its link and by hand', async () => {
    const { db, context } = await told({ events: ['invoice.paid'] })
    const link = { id: '1043', merchantId, path: 'inv', amount: null, invoiceId: 'IN-01' }
    await db.paymentLinks.add(linkRow(link))
    const sentAt = '2026-11-20T08:00:00.000Z'
    await db.invoices.add(invoiceRow({ number: 'INV-000001', sentAt, linkId: '1043' }))
    const { merchantId: _owner, ...paid } = payer
    await payLink(context, { ...paid, linkId: '1043', account: '0771111111', attemptId: 'p-1' })
    await settleDue(later(context, 2_000))
    expect(await raised(context)).toEqual([])
    const byHand = { id: 'IN-01', amount: 18_00, method: 'Cash', note: '', attemptId: 'h-1' }
    await recordInvoicePayment(later(context, 3_000), byHand)
    await recordInvoicePayment(later(context, 3_000), byHand)
    expect(await raised(context)).toEqual([['invoice.paid', 'IN-01', 'WH-01']])
  })
})

describe('an event is sent', () => {
  const sending = async (url: string) => {
    const world = await told({ url })
    await world.db.webhookEvents.add(
      eventRow({ createdAt: world.context.now, nextAt: world.context.now }),
    )
    const event = async () => world.db.webhookEvents.get('EV-01')
    const statuses = async () => (await event())?.attempts.map(({ status }) => status)
    return { ...world, event, statuses }
  }

  test('once where it is taken', async () => {
    const { db, context, event, statuses } = await sending('https://shop.example/paid')
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(context.now))
    await Promise.all([deliverEvents(context), deliverEvents(context)])
    await deliverEvents(later(context, 86_400_000))
    expect(await statuses()).toEqual([200])
    expect(await event()).not.toHaveProperty('nextAt')
    expect((await event())?.status).toBe('delivered')
    expect(await getNextDue(db, new Date(context.now))).toBeNull()
  })

  test('again after pauses that grow, until it is given up with a log row', async () => {
    const { db, context, event, statuses } = await sending('https://fail.example/paid')
    for (const [at, attempts] of [
      [0, 1],
      [4_999, 1],
      [5_000, 2],
      [19_999, 2],
      [20_000, 3],
      [80_000, 4],
      [380_000, 5],
      [9_999_999, 5],
    ] as const) {
      await deliverEvents(later(context, at))
      expect(await statuses()).toHaveLength(attempts)
    }
    expect((await event())?.status).toBe('failed')
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Stopped retrying event', target: 'EV-01' },
    ])
  })

  test('until an address that is unsteady takes it', async () => {
    const { context, event, statuses } = await sending('https://flaky.example/paid')
    for (const at of [0, 5_000, 20_000]) await deliverEvents(later(context, at))
    expect(await statuses()).toEqual([503, 503, 200])
    expect((await event())?.status).toBe('delivered')
  })

  test('at once where a clock that was set back had put it off', async () => {
    const { db, context, statuses } = await sending('https://fail.example/paid')
    await deliverEvents(later(context, 86_400_000))
    expect(await statuses()).toHaveLength(1)
    expect(await getNextDue(db, new Date(context.now))).toBe(0)
    await deliverEvents(context)
    expect(await statuses()).toHaveLength(2)
    await deliverEvents(later(context, 14_999))
    expect(await statuses()).toHaveLength(2)
  })

  test('though one before it is gone meanwhile', async () => {
    const { db, context, event } = await sending('https://shop.example/paid')
    await db.webhookEvents.add(eventRow({ id: 'EV-00' }))
    const first = deliverEvents(context)
    await db.webhookEvents.delete('EV-00')
    await first
    expect((await event())?.status).toBe('delivered')
  })

  test('no more once its address is off', async () => {
    const { db, context, event, statuses } = await sending('https://shop.example/paid')
    await db.webhooks.update('WH-01', { active: false })
    await deliverEvents(context)
    expect(await statuses()).toEqual([])
    expect((await event())?.status).toBe('failed')
    const before = await everything(db)
    await expect(resendEvent(context, 'EV-01')).rejects.toMatchObject({ code: 'no-change' })
    await expect(resendEvent(context, 'EV-09')).rejects.toMatchObject({ code: 'not-found' })
    expect(await everything(db)).toEqual(before)
  })

  test('again by hand, with its pauses anew and its body the same', async () => {
    const { db, context, event, statuses } = await sending('https://fail.example/paid')
    for (const at of [0, 5_000, 20_000, 80_000, 380_000]) await deliverEvents(later(context, at))
    const resent = later(context, 500_000)
    await resendEvent(resent, 'EV-01')
    await deliverEvents(resent)
    expect(await statuses()).toHaveLength(6)
    expect(await event()).toMatchObject({
      status: 'waiting',
      body: '{}',
      nextAt: later(resent, 5_000).now,
    })
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({ action: 'Resent event' })
  })
})
