// Proves OUT-1, FEE-1, HOME-1, ADM-2, REP-1: a figure that stands in several places is the same in each.
import { describe, expect, test } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { dateRange, lastMonths, lastYear, type Period } from '#db/days.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import { getMerchantDetails, listMerchants } from '#db/merchants/queries.ts'
import { currencies, inUsd } from '#db/money.ts'
import { foundFees } from '#db/payments/fee-figures.ts'
import { getFees } from '#db/payments/fee-queries.ts'
import { takenIn, takenRows } from '#db/payments/figures.ts'
import { getHome } from '#db/payments/home-queries.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'
import { listPayouts } from '#db/payouts/queries.ts'
import { settlementDays } from '#db/payouts/settlement-figures.ts'
import { merchantPayouts, merchantPerformance } from '#db/reports/platform-figures.ts'
import { getReportSource } from '#db/reports/queries.ts'
import type { TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { scenarioIds } from '#seed/scenario-files.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const later = new Date(seedTime.getTime() + 40 * 86_400_000)

const worlds: [string, () => TableRows][] = [
  ['the sample', () => loadSeed(seedTime)],
  ...scenarioIds.map((id): [string, () => TableRows] => [id, () => loadScenario(seedTime, id)]),
]

async function opened(rows: TableRows): Promise<PaidDatabase> {
  const db = memoryDatabase()
  await resetToSeed(db, rows)
  return db
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

describe.each(worlds)('%s', (_name, make) => {
  test.each([
    ['as it is opened', seedTime],
    ['forty days later', later],
  ])('%s', async (_when, now) => {
    const db = await opened(make())
    const [ledger, merchants] = await Promise.all([loadLedger(db), listMerchants(db, now)])
    const upToNow: Period = { from: -Infinity, before: now.getTime() + 1 }
    const { month } = lastMonths(now)
    for (const { id, available, transactionVolume } of merchants) {
      const [money, details, source, fees, home] = await Promise.all([
        listPayouts(db, id, now),
        getMerchantDetails(db, id, now),
        getReportSource(db, id),
        getFees(db, id, now),
        getHome(db, id, now),
      ])
      const own = { merchantId: id }
      const { whole } = settlementDays(source.ledger, id, source.disputes, upToNow)
      for (const currency of currencies) {
        const balance = money.balances[currency]
        // The payouts screen, the console's merchant and its list, the settlements report.
        expect(details?.balances[currency]).toEqual(balance)
        expect(available[currency]).toBe(balance.available)
        expect(whole[currency].closing).toBe(balance.available)
        // The total paid out is the list of payouts, and the console's report of payouts.
        const paid = money.payouts.filter(
          (each) => each.status === 'paid' && each.currency === currency,
        )
        expect(sum(paid, ({ amount, fee }) => amount - fee)).toBe(balance.paidOut)
        const reported = merchantPayouts(ledger, upToNow).filter(
          (each) => each.merchantId === id && each.currency === currency,
        )
        expect(sum(reported, (each) => each.paidOut)).toBe(balance.paidOut)
        // What came in, went out and is pending is what was ever taken.
        const rows = findTransactions(ledger, own).found.filter((row) => row.currency === currency)
        const taken = takenRows(ledger, own, { from: -Infinity, before: Infinity }).filter(
          (row) => row.currency === currency,
        )
        const refunds = rows.filter(
          ({ type, status }) => type === 'refund' && status === 'successful',
        )
        const corrections = rows.filter(
          ({ type, status }) => type === 'adjustment' && status === 'successful',
        )
        const out = rows.filter(({ type, status }) => type === 'payout' && status !== 'failed')
        expect(balance.available + balance.held + balance.pending).toBe(
          sum(taken, ({ amount, fee }) => amount - fee) -
            sum(refunds, ({ amount }) => amount) +
            sum(corrections, ({ amount }) => amount) -
            sum(out, ({ amount }) => amount),
        )
      }
      // Fees: the fees screen, the console's merchant, and the fees report of the same days.
      expect(details?.fees).toEqual(fees.totals)
      for (const [period, figure] of [
        [dateRange('thisMonth', now), fees.totals.month],
        [lastYear(now), fees.totals.year],
      ] as const) {
        const rows = takenRows(ledger, own, period)
        expect(sum(rows, (row) => inUsd(row.fee, row.currency))).toBe(figure)
        const byMethod = foundFees(rows)
        for (const currency of currencies)
          expect(
            sum(
              byMethod.filter((each) => each.currency === currency),
              (each) => each.fees,
            ),
          ).toBe(
            sum(
              rows.filter((row) => row.currency === currency),
              ({ fee }) => fee,
            ),
          )
      }
      // Sales: home, the console's merchant, its list, and its analytics.
      const sales = takenIn(ledger, own, month)
      expect(details?.volume).toEqual(sales)
      expect(transactionVolume).toBe(sales.amount)
      const performance = merchantPerformance(ledger, month).find((each) => each.merchantId === id)
      expect(performance?.volume ?? 0).toBe(sales.amount)
      const refunded = findTransactions(ledger, own).found.filter(
        (row) =>
          row.type === 'refund' &&
          row.status === 'successful' &&
          row.instant >= month.from &&
          row.instant < month.before,
      )
      expect(home.revenue.value).toBe(sales.amount - sum(refunded, ({ usd }) => usd))
    }
    // The platform's total is that of its merchants.
    expect(sum(merchants, (each) => each.transactionVolume)).toBe(takenIn(ledger, {}, month).amount)
    db.close()
  })
})
