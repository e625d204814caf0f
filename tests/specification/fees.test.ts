import { expect, test } from 'vitest'
import { feeOf } from '#db/payments/fees.ts'
import { feeKindOf } from '#db/settings/plans.ts'
import { feeTotals } from '#db/payments/fee-figures.ts'
import { formatFeeRule, formatMoney, formatPercent } from '#db/text/format.ts'
import { formatRate, rateOf } from '#src/rules/pricing.ts'
import { feeRows } from '#src/screens/dashboard/fees/fee-table.tsx'
import { loadSeed } from '#seed/load-seed.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'

const now = new Date('2026-11-21T12:14:00Z')
const seeded = loadSeed(now)

test('section 9: the dashboard’s fee table, percentage + fixed fee, example per $100', () => {
  // The methods that it lacks, and payouts, come after its own.
  const table = feeRows({
    merchantFees: seeded.merchantFees.toReversed(),
    fees: seeded.fees,
  }).slice(0, 5)
  const payment = { type: 'payment', amount: 100_00, currency: 'USD' } as const
  expect(
    table.map(({ name, terms }) => [
      name,
      formatFeeRule(terms),
      formatMoney(feeOf(terms, payment), 'USD'),
    ]),
  ).toEqual([
    ['EcoCash', '2.5% + $0.20', '$2.70'],
    ['OneMoney', '2.2% + $0.15', '$2.35'],
    ['InnBucks', '2.3% + $0.18', '$2.48'],
    ['ZimSwitch', '1.9% + $0.25', '$2.15'],
    ['Visa/MasterCard', '2.9% + $0.30', '$3.20'],
  ])
})

test('section 9: average fee rate 2.4%; current month fees $124.50; yearly fees $1,290.75', () => {
  const ledger = ledgerOf(...seeded.transactions)
  const totals = feeTotals(ledger, 'M-001', now)
  expect(`${formatPercent(totals.rate ?? 0)}%`).toBe('2.4%')
  expect(formatMoney(totals.month.fees, 'USD')).toBe('$124.50')
  expect(formatMoney(totals.year.fees, 'USD')).toBe('$1,290.75')
})

test('section 9: what kind of payment each method is on the price list', () => {
  const rates = (
    ['ecocash', 'onemoney', 'innbucks', 'omari', 'zimswitch', 'visa', 'bank'] as const
  ).map((method) => formatRate(rateOf('basic', feeKindOf(method))))
  expect(rates).toEqual(['2.5%', '2.5%', '2.5%', '2.5%', '2.9%', '3.9% + $0.30', '1.5%'])
})
