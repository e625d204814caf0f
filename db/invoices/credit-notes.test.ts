// Proves INV-5.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { creditNotesOf } from './credit-notes.ts'
import { invoiceTotals } from './rules.ts'

const issuedAt = '2026-11-20T08:00:00.000Z'

/** An invoice of one line, with a credit note and a refund for each amount. */
function credited(unitPrice: number, taxPercent: number, amounts: readonly number[]) {
  const refunds = amounts.map((amount, at) =>
    paymentRow(100 + at, { type: 'refund', amount, reference: `Reason ${at}` }),
  )
  const invoice = invoiceRow({
    lines: [{ description: 'Coffee', quantity: 1_000, unitPrice }],
    taxPercent,
    creditNotes: refunds.map(({ id }, at) => ({
      number: `CN-${String(at + 1).padStart(6, '0')}`,
      refundId: id,
      issuedAt,
    })),
  })
  return { invoice, notes: creditNotesOf(invoice, refunds) }
}

test.each([
  [100_00, 0, [5_00], [0]],
  [100_00, 15.5, [115_50], [15_50]],
  [100_00, 15.5, [5_00], [67]],
  [100_00, 15, [57_50, 57_50], [7_50, 7_50]],
  // One cent each: the tax is credited as it adds up, never twice.
  [10, 15.5, [1, 1, 10], [0, 0, 2]],
])('%i cents and %f%% tax, refunded by %j, credit the tax %j', (price, percent, amounts, taxes) => {
  expect(credited(price, percent, amounts).notes.map(({ tax }) => tax)).toEqual(taxes)
})

test('notes over the whole invoice credit exactly its total and its tax', () => {
  const thousandths = fc.integer({ min: 0, max: 1_000 }).map((part) => part / 1_000)
  const parts = fc.array(thousandths, { maxLength: 5 })
  const percents = fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), percents, parts, (price, tax, cuts) => {
      const { total, tax: whole } = invoiceTotals(credited(price, tax, []).invoice)
      const ends = [...cuts.map((cut) => Math.floor(cut * total)), total].sort((a, b) => a - b)
      const amounts = ends.map((end, at) => end - (ends[at - 1] ?? 0)).filter((part) => part > 0)
      const { notes } = credited(price, tax, amounts)
      expect(notes.reduce((sum, note) => sum + note.amount, 0)).toBe(total)
      expect(notes.reduce((sum, note) => sum + note.tax, 0)).toBe(whole)
      for (const note of notes) expect(note.tax).toBeLessThanOrEqual(note.amount)
    }),
  )
})
