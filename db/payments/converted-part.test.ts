// Proves DATA-5.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { always } from '../days.ts'
import type { Ledger } from '../ledger/rows.ts'
import { addedParts, type ConvertedPart } from '../money.ts'
import { feeTotals } from './fee-figures.ts'
import { methodFees } from './fee-queries.ts'
import { dailyTotals, takenIn } from './figures.ts'
import { takenToday, totalRevenue } from './home-queries.ts'
import { methodShare } from './method-figures.ts'
import { moneyFlow } from './money-flow-figures.ts'
import { paymentMethodIds, type Transaction, transactionTypes } from './schemas.ts'
import { tally, zwlOf } from './tally-figures.ts'

const now = new Date(2026, 10, 21, 12)
const own = { merchantId: 'M-001' }

type Total = [total: number, part: ConvertedPart]

const ofAll = <Row>(rows: readonly Row[], of: (row: Row) => Total): Total => [
  rows.reduce((sum, row) => sum + of(row)[0], 0),
  addedParts(rows.map((row) => of(row)[1])),
]

/** Every total over both currencies, by name. */
async function totals(ledger: Ledger): Promise<Record<string, Total>> {
  const [today, all] = [takenToday(ledger, own, now), takenIn(ledger, own, always)]
  const revenue = totalRevenue(ledger, own, now)
  const flow = moneyFlow(ledger, own, now, '30')
  const fees = feeTotals(ledger, own.merchantId, now)
  const { total: sums } = await tally(ledger, always, [0, Infinity])
  return {
    today: [today.amount, today.zwl],
    all: [all.amount, all.zwl],
    revenue: [revenue.value, revenue.zwl],
    in: [flow.now.in, flow.zwl.in],
    out: [flow.now.out, flow.zwl.out],
    payouts: [flow.now.payouts, flow.zwl.payouts],
    before: [flow.before.in, flow.before.zwl.in],
    monthFees: [fees.month.fees, fees.month.zwl],
    yearFees: [fees.year.fees, fees.year.zwl],
    volume: [sums.volume, zwlOf(sums, 'volume')],
    fees: [sums.fees, zwlOf(sums, 'fees')],
    refunded: [sums.refunded, zwlOf(sums, 'refunded')],
    methods: ofAll(methodShare(ledger, own, now), ({ amount, zwl }) => [amount, zwl]),
    methodFees: ofAll(methodFees(ledger, own, now), (each) => [each.fees, each.feesZwl]),
    days: ofAll(dailyTotals(ledger, own, now), ({ amount, zwl }) => [amount, zwl]),
  }
}

const anyRow = fc.record({
  date: fc
    .integer({ min: 0, max: 45 })
    .map((days) => new Date(2026, 10, 21 - days, 9).toISOString()),
  amount: fc.integer({ min: 1, max: 100_000_00 }),
  fee: fc.integer({ min: 0, max: 5_000_00 }),
  currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  paymentMethod: fc.constantFrom(...paymentMethodIds),
  status: fc.constantFrom('successful' as const, 'pending' as const, 'failed' as const),
  type: fc.constantFrom(...transactionTypes),
})

test('every total over both currencies knows its ZWL: the amount, and what it adds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 30 }), async (all) => {
      const rows = all.map((row, at) => paymentRow(at + 1, row))
      const isZwl = ({ currency }: Transaction) => currency === 'ZWL'
      const found = await totals(ledgerOf(...rows))
      const inUsd = await totals(ledgerOf(...rows.filter((row) => !isZwl(row))))
      // Counted as dollars, the ZWL keeps its own cents.
      const zwl = rows.filter(isZwl).map((row): Transaction => ({ ...row, currency: 'USD' }))
      const inZwl = await totals(ledgerOf(...zwl))
      for (const [name, [total, part]] of Object.entries(found))
        expect([name, part]).toEqual([
          name,
          { amount: inZwl[name]?.[0], adds: total - (inUsd[name]?.[0] ?? 0) },
        ])
    }),
    { numRuns: 60 },
  )
})
