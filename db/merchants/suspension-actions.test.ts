// Proves ADM-2.
import { later, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { bankAccountRow, invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import type { PaidDatabase } from '../database.ts'
import { getNextDue } from '../due-queries.ts'
import { remindOfInvoice, sendInvoice } from '../invoices/sending-actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { createTransaction, retryTransaction } from '../payments/entry-actions.ts'
import { requestPayout } from '../payouts/actions.ts'
import { makeAutomaticPayouts } from '../payouts/automatic-actions.ts'
import { cancelPayout, movePayouts } from '../payouts/moving-actions.ts'
import { reinstateMerchant, suspendMerchant } from './suspension-actions.ts'

let db: PaidDatabase
let context: ActionContext
beforeEach(async () => {
  ;({ db, context } = await smallWorld())
  await db.merchants.update(merchantId, { status: 'active', approvalStatus: 'APPROVED' })
})

const reason = 'Goods that were paid for were not handed over.'
const suspend = () => suspendMerchant(context, { id: merchantId, reason: `  ${reason} ` })
const suspended = () => ({ id: merchantId, suspendedAt: context.now })

describe('suspending', () => {
  test('keeps when and why, tells the business, and is in the log', async () => {
    const merchant = await suspend()
    expect(await db.merchants.get(merchantId)).toEqual(merchant)
    expect(merchant).toMatchObject({
      status: 'suspended',
      suspendedAt: context.now,
      suspensionReason: reason,
    })
    expect(await db.notifications.toArray()).toContainEqual(
      expect.objectContaining({ merchantId, kind: 'standing-changed', suspended: true, reason }),
    )
    const [mail] = await db.messages.toArray()
    expect(mail).toMatchObject({ to: [merchant.email], subject: 'Your business was suspended' })
    expect(mail?.body).toContain(reason)
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Suspended merchant',
        target: merchant.name,
        merchantId,
        before: { status: 'active', suspensionReason: null },
        after: { status: 'suspended', suspensionReason: reason },
      },
    ])
  })

  test('is refused without a reason, for a suspended one, a waiting one and an unknown one', async () => {
    await refuses({ db }, 'invalid', () =>
      suspendMerchant(context, { id: merchantId, reason: ' ' }),
    )
    const tooLong = { id: merchantId, reason: 'x'.repeat(2001) }
    await refuses({ db }, 'invalid', () => suspendMerchant(context, tooLong))
    await refuses({ db }, 'not-found', () => suspendMerchant(context, { id: 'M-404', reason }))
    await refuses({ db }, 'invalid', () => suspendMerchant(context, { id: 'M-001', reason }))
    await suspend()
    await refuses({ db }, 'no-change', suspend)
  })
})

describe('reinstating', () => {
  test('takes the suspension away, tells the business, and is in the log', async () => {
    const before = await db.merchants.get(merchantId)
    await suspend()
    const result = await reinstateMerchant(later(context, 60_000), suspended())
    expect(result.wasSuspendedFor).toBe(reason)
    const row = await db.merchants.get(merchantId)
    if (!row) throw new Error('The merchant is gone.')
    const { lastModifiedBy, lastModifiedDate, ...after } = row
    expect(before).toMatchObject(after)
    expect(lastModifiedBy).toBe(context.actor.name)
    expect(lastModifiedDate).toBe(later(context, 60_000).now)
    expect(after).not.toHaveProperty('suspendedAt')
    expect((await db.messages.toArray()).at(-1)).toMatchObject({
      subject: 'Your business was reactivated',
    })
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action: 'Reactivated merchant',
      before: { status: 'suspended', suspensionReason: reason },
      after: { status: 'active', suspensionReason: null },
    })
  })

  test('is refused where it is not suspended, or for another suspension than was seen', async () => {
    await refuses({ db }, 'no-change', () => reinstateMerchant(context, suspended()))
    await suspend()
    const seen = { id: merchantId, suspendedAt: undefined }
    await refuses({ db }, 'changed-meanwhile', () => reinstateMerchant(context, seen))
    const unknown = { id: 'M-404', suspendedAt: undefined }
    await refuses({ db }, 'not-found', () => reinstateMerchant(context, unknown))
  })

  test('one of the sample data, of which no instant is known, goes on too', async () => {
    await db.merchants.update(merchantId, { status: 'suspended' })
    await reinstateMerchant(context, { id: merchantId, suspendedAt: undefined })
    expect((await db.merchants.get(merchantId))?.status).toBe('active')
  })
})

describe('while it is suspended it takes no money', () => {
  const payment = {
    amount: 18_00,
    currency: 'USD',
    customer: 'Rudo Chikomo',
    paymentMethod: 'ecocash',
    account: '0771111111',
    attemptId: 'a-9',
  } as const

  test('by no link, though the page was opened before; afterwards it does again', async () => {
    const pay = () => payLink(context, { ...payment, linkId: '1042' })
    await suspend()
    await refuses({ db }, 'not-taking-payments', pay)
    await reinstateMerchant(context, suspended())
    expect((await pay()).status).toBe('pending')
  })

  test('by no transaction of its own, no retry, and no invoice or reminder that asks for it', async () => {
    await db.transactions.put({
      ...paymentRow(20, { merchantId }),
      status: 'pending',
      settlesAt: later(context, 60_000).now,
    })
    const sentAt = '2026-11-20T08:00:00.000Z'
    await db.paymentLinks.add(linkRow({ id: '1043', merchantId, path: 'inv', invoiceId: 'IN-02' }))
    await db.invoices.bulkAdd([
      invoiceRow(),
      invoiceRow({ id: 'IN-02', number: 'INV-000001', sentAt, linkId: '1043', attemptId: 'in-2' }),
    ])
    await suspend()
    const { updatedAt } = invoiceRow()
    for (const act of [
      () => createTransaction(context, { ...payment, merchantId, type: 'payment' }),
      () => retryTransaction(context, 'TX-20'),
      () => sendInvoice(context, { id: 'IN-01', updatedAt }),
      () => remindOfInvoice(context, { id: 'IN-02', open: 36_00 }),
    ])
      await refuses({ db }, 'not-taking-payments', act)
  })
})

describe('its payouts', () => {
  const waits = payoutRow({
    leavesAt: '2026-11-21T12:30:00.000Z',
    movesAt: '2026-11-21T12:30:00.000Z',
  })
  const travels = payoutRow({
    id: 'PO-02',
    transactionId: 'TX-17',
    status: 'in-transit',
    movesAt: '2026-11-24T08:00:00.000Z',
    attemptId: 'po-2',
  })
  beforeEach(async () => {
    await db.bankAccounts.add(bankAccountRow())
    await db.payouts.bulkAdd([waits, travels])
    const row = { merchantId, type: 'payout', status: 'pending', amount: 40_00 } as const
    await db.transactions.bulkPut([paymentRow(16, row), paymentRow(17, row)])
  })

  test('none is made, by hand or by itself', async () => {
    await db.payoutSettings.add({
      id: merchantId,
      every: 'daily',
      least: { USD: 0, ZWL: 0 },
      nextAt: context.now,
    })
    await suspend()
    const request = { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-9' }
    await refuses({ db }, 'invalid', () => requestPayout(context, request))
    expect((await makeAutomaticPayouts(context)).done).toEqual([])
    expect(await db.payouts.count()).toBe(2)
  })

  test('automatic ones go on once it is reinstated, as they were set', async () => {
    const settings = { id: merchantId, every: 'daily', least: { USD: 20_00, ZWL: 0 } } as const
    await db.payoutSettings.add({ ...settings, nextAt: context.now })
    await db.transactions.put(paymentRow(21, { merchantId, amount: 100_00 }))
    await suspend()
    expect((await makeAutomaticPayouts(context)).done).toEqual([])
    await reinstateMerchant(context, suspended())
    const kept = await db.payoutSettings.get(merchantId)
    expect(kept).toMatchObject(settings)
    const next = { ...context, now: kept?.nextAt ?? '' }
    expect((await makeAutomaticPayouts(next)).done).toMatchObject([[{ automatic: true }]])
  })

  test('one that has not left waits, and nothing is due for it; one in transit arrives', async () => {
    await suspend()
    expect((await db.activityLog.toArray()).at(-1)?.after).toMatchObject({ payoutsHeld: 1 })
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse('2026-11-24T08:00:00.000Z'))
    await movePayouts({ ...context, now: '2026-11-24T09:00:00.000Z' })
    expect(await db.payouts.get('PO-01')).toMatchObject({ status: 'pending' })
    expect(await db.payouts.get('PO-02')).toMatchObject({ status: 'paid' })
  })

  test('one that waits can be cancelled, its moment past too', async () => {
    await suspend()
    const later = { ...context, now: '2026-11-24T09:00:00.000Z' }
    expect(await cancelPayout(later, 'PO-01')).toMatchObject({ status: 'cancelled' })
    expect(await db.transactions.get('TX-16')).toMatchObject({ status: 'failed' })
    await reinstateMerchant(later, suspended())
    expect(await db.payouts.get('PO-01')).toMatchObject({ status: 'cancelled' })
  })

  test('reinstated before its moment it leaves as it was to', async () => {
    await suspend()
    await reinstateMerchant(context, suspended())
    expect(await db.payouts.get('PO-01')).toEqual(waits)
  })

  test('reinstated after it, its way begins then', async () => {
    await suspend()
    const now = '2026-11-25T09:00:00.000Z'
    await reinstateMerchant({ ...context, now }, suspended())
    const payout = await db.payouts.get('PO-01')
    expect(payout?.leavesAt).toBe('2026-11-25T09:01:00.000Z')
    expect(payout?.movesAt).toBe(payout?.leavesAt)
    expect(payout && payout.arrivesAt > now).toBe(true)
    expect((await db.activityLog.toArray()).at(-1)?.after).toMatchObject({ payoutsReleased: 1 })
    await movePayouts({ ...context, now: '2026-11-25T09:02:00.000Z' })
    expect(await db.payouts.get('PO-01')).toMatchObject({ status: 'in-transit' })
  })
})
