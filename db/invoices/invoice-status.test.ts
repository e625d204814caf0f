import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { transactionStatuses } from '../payments/schemas.ts'
import { daysPastDue, invoiceMoney, invoiceStatusAt } from './rules.ts'
import type { Invoice } from './schemas.ts'

const at = '2026-11-20T08:00:00.000Z'
const now = new Date(2026, 10, 21, 12, 14)
const sent = (over: Partial<Invoice> = {}) =>
  invoiceRow({ number: 'INV-000001', sentAt: at, ...over })
const byHand = (amount: number): Invoice['byHand'][number] => ({
  at,
  amount,
  method: 'Cash',
  note: '',
  attemptId: `h-${amount}`,
})

const statusOf = (invoice: Invoice, on = now) =>
  invoiceStatusAt(invoice, invoiceMoney(invoice, []), on)

describe('the state of an invoice', () => {
  test.each([
    ['draft', invoiceRow()],
    ['draft', invoiceRow({ dueDate: '2026-01-01' })],
    ['sent', sent()],
    ['viewed', sent({ viewedAt: at })],
    ['partly-paid', sent({ viewedAt: at, byHand: [byHand(1)] })],
    ['paid', sent({ byHand: [byHand(35_99), byHand(1)] })],
    ['paid', sent({ dueDate: '2026-01-01', byHand: [byHand(36_00)] })],
    ['overdue', sent({ dueDate: '2026-11-20' })],
    ['overdue', sent({ dueDate: '2026-11-20', viewedAt: at, byHand: [byHand(1)] })],
    ['void', sent({ dueDate: '2026-11-20', voidedAt: at })],
  ] as const)('is %s', (status, invoice) => {
    expect(statusOf(invoice)).toBe(status)
  })

  test('becomes overdue by itself when its due day is over', () => {
    const invoice = sent({ dueDate: '2026-12-05' })
    expect(statusOf(invoice, new Date(2026, 11, 5, 23, 59, 59, 999))).toBe('sent')
    expect(statusOf(invoice, new Date(2026, 11, 6))).toBe('overdue')
  })
})

test.each([
  ['2026-11-22', 0],
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-22', 30],
  ['2026-09-21', 61],
])('due on %s, it is %i days late', (dueDate, days) => {
  expect(daysPastDue(dueDate, now)).toBe(days)
})

describe('its money', () => {
  test('counts what came through its link and by hand; what was refunded of it is credited, not due', () => {
    const payments = [
      paymentRow(1, { amount: 10_00, refunded: 4_00 }),
      paymentRow(2, { amount: 5_00, status: 'refunded', refunded: 5_00 }),
      paymentRow(3, { amount: 7_00, status: 'failed' }),
      paymentRow(4, { amount: 8_00, status: 'pending' }),
    ]
    expect(invoiceMoney(sent({ byHand: [byHand(3_00)] }), payments)).toEqual({
      total: 36_00,
      paid: 18_00,
      credited: 9_00,
      pending: 8_00,
      open: 18_00,
    })
  })

  test('nothing of a draft or a void one is owed', () => {
    expect(invoiceMoney(invoiceRow(), []).open).toBe(0)
    expect(invoiceMoney(sent({ voidedAt: at }), []).open).toBe(0)
  })

  test('what is open and what is paid make the whole, and a settled one is paid', () => {
    const payment = fc.record({
      amount: fc.integer({ min: 1, max: 50_00 }),
      refunded: fc.integer({ min: 0, max: 50_00 }),
      status: fc.constantFrom(...transactionStatuses),
    })
    fc.assert(
      fc.property(fc.array(payment), fc.array(fc.integer({ min: 1, max: 20_00 })), (all, hand) => {
        const invoice = sent({ byHand: hand.map(byHand) })
        const money = invoiceMoney(invoice, all)
        expect(money.open).toBe(Math.max(0, money.total - money.paid))
        expect(invoiceStatusAt(invoice, money, now) === 'paid').toBe(money.open === 0)
      }),
    )
  })
})
