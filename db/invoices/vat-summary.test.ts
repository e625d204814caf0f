// Proves INV-7.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { dateRange } from '../days.ts'
import type { Invoice } from './schemas.ts'
import { vatSummary } from './vat-summary.ts'

const zone = process.env['TZ']
beforeAll(() => {
  process.env['TZ'] = 'Africa/Harare'
})
afterAll(() => {
  process.env['TZ'] = zone
})

// The borders of November in Harare.
const lastOfOctober = '2026-10-31T21:59:59.999Z'
const firstOfNovember = '2026-10-31T22:00:00.000Z'
const lastOfNovember = '2026-11-30T21:59:59.999Z'
const firstOfDecember = '2026-11-30T22:00:00.000Z'
const midNovember = '2026-11-10T08:00:00.000Z'

const sent = (
  sentAt: string | null,
  unitPrice: number,
  taxPercent: number,
  over: Partial<Invoice> = {},
) =>
  invoiceRow({
    sentAt,
    lines: [{ description: 'Coffee', quantity: 1_000, unitPrice }],
    taxPercent,
    ...over,
  })

const note = (number: number, issuedAt: string) => ({
  number: `CN-00000${number}`,
  refundId: `TX-${number}`,
  issuedAt,
})

const refunds = [
  paymentRow(1, { type: 'refund', amount: 115_50 }),
  paymentRow(2, { type: 'refund', amount: 115_50 }),
  paymentRow(3, { type: 'refund', amount: 57_75 }),
]

const invoices = [
  sent(firstOfNovember, 100_00, 15.5),
  // $36.00 less 10% is $32.40, of which 15.5% is $5.022.
  sent(lastOfNovember, 36_00, 15.5, { discount: { kind: 'percent', percent: 10 } }),
  sent(midNovember, 40_00, 15),
  sent(midNovember, 25_00, 0),
  sent(midNovember, 1_000_00, 15.5, { currency: 'ZWL' }),
  sent(null, 800_00, 15.5),
  sent(midNovember, 500_00, 15.5, { voidedAt: midNovember, creditNotes: [note(3, midNovember)] }),
  // October's, credited by one half in November and by the other in December.
  sent(lastOfOctober, 200_00, 15.5, {
    creditNotes: [note(1, lastOfNovember), note(2, firstOfDecember)],
  }),
  sent(firstOfDecember, 10_00, 15.5),
]

const monthOf = (now: Date) =>
  vatSummary(invoices, refunds, dateRange('thisMonth', now)).map((sum) => [
    sum.currency,
    sum.taxPercent,
    [sum.invoices, sum.net, sum.vat],
    [sum.creditNotes, sum.creditedNet, sum.creditedVat],
  ])

test('a month has its invoices by currency and rate, and the credit notes issued in it', () => {
  expect(monthOf(new Date(midNovember))).toEqual([
    ['USD', 15.5, [2, 132_40, 20_52], [1, 100_00, 15_50]],
    ['USD', 15, [1, 40_00, 6_00], [0, 0, 0]],
    ['USD', 0, [1, 25_00, 0], [0, 0, 0]],
    ['ZWL', 15.5, [1, 1_000_00, 155_00], [0, 0, 0]],
  ])
})

test('a credit note leaves the month of its invoice as it was', () => {
  expect(monthOf(new Date(lastOfOctober))).toEqual([['USD', 15.5, [1, 200_00, 31_00], [0, 0, 0]]])
  expect(monthOf(new Date(firstOfDecember))).toEqual([
    ['USD', 15.5, [1, 10_00, 1_55], [1, 100_00, 15_50]],
  ])
})

test('a month without invoices and credit notes has none', () => {
  expect(monthOf(new Date('2026-09-10T08:00:00.000Z'))).toEqual([])
})
