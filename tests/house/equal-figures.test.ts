// Proves OUT-1, FEE-1, HOME-1, ADM-2, REP-1: a figure that stands in several places is the same in each.
import { describe, expect, test } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { dateRange, lastMonths, lastYear, type Period } from '#db/days.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import { getMerchantDetails, listMerchants } from '#db/merchants/queries.ts'
import type { PaymentCase } from '#db/disputes/schemas.ts'
import type { Ledger, LedgerRow } from '#db/ledger/rows.ts'
import { type Currency, currencies, inUsd } from '#db/money.ts'
import { countedBy, countedKinds } from '#db/payments/counted-rows.ts'
import { foundFees } from '#db/payments/fee-figures.ts'
import { getFees } from '#db/payments/fee-queries.ts'
import { takenIn, takenRows } from '#db/payments/figures.ts'
import { findCharged } from '#db/reports/row-queries.ts'
import { getHome } from '#db/payments/home-queries.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'
import { earnedInUsd, feeInUsd } from '#db/payments/rules.ts'
import { movementsOf } from '#db/payouts/movements.ts'
import { listPayouts } from '#db/payouts/queries.ts'
import { settlementBridge, settlementDays } from '#db/payouts/settlement-figures.ts'
import { getOverview } from '#db/reports/overview-queries.ts'
import { merchantPayouts, merchantPerformance } from '#db/reports/platform-figures.ts'
import { getReportSource } from '#db/reports/queries.ts'
import type { TableRows } from '#db/tables.ts'
import { pathTo } from '#routes/paths.ts'
import { type ScenarioId, scenarioIds } from '#seed/scenario-files.ts'
import { rowsLink } from '#src/screens/console/shared/analysis/rank-rows.tsx'
import { filterMerchants } from '#src/screens/console/merchants/merchants-screen.tsx'
import { consoleAddress, statusesOf } from '#src/screens/console/transactions/console-rows.ts'
import {
  consoleCountedLink,
  countedLink,
} from '#src/screens/shared/transactions/filters/counted-links.ts'
import { filterSchema, findNarrowed } from '#src/screens/shared/transactions/filters/filters.ts'
import { readAddress } from '#src/ui/list/address.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { seeded, writeRows } from '#tests/support/sample.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const later = new Date(seedTime.getTime() + 40 * 86_400_000)

/** All but the busy Saturday, which is the sample until payments arrive. */
const worlds: [string, ScenarioId | undefined][] = [
  ['the sample', undefined],
  ...scenarioIds.filter((id) => id !== 'busy-saturday').map((id): [string, ScenarioId] => [id, id]),
]

/** What the figures of a merchant are made of, without the numbers of rows, which a row more shifts. */
const figuresOf = ({ transactions, payouts, disputes, cases }: TableRows, id: string) =>
  JSON.stringify([
    transactions
      .filter(({ merchantId }) => merchantId === id)
      .map((row) => [row.date, row.type, row.status, row.amount, row.currency, row.fee]),
    ...[payouts, disputes, cases].map((rows: readonly { merchantId: string; status: string }[]) =>
      rows.filter(({ merchantId }) => merchantId === id).map(({ status }) => status),
    ),
  ])

async function opened(rows: TableRows): Promise<PaidDatabase> {
  const db = memoryDatabase()
  await writeRows(db, rows)
  return db
}

/** Returns the rows that the list shows which a link opens: the merchant's, or the console's with its merchant. */
function rowsBehind(link: string, { ledger, cases, now, merchantId }: Asked): readonly LedgerRow[] {
  const [path = '', query = ''] = link.split('?')
  const isConsole = path === pathTo('console-transactions')
  expect([pathTo('transactions'), pathTo('console-transactions')]).toContain(path)
  const { tab, ...console } = readAddress(consoleAddress, query)
  const { status, ...own } = readAddress(filterSchema, query)
  const filters = isConsole ? console : own
  const of = isConsole ? console.merchant : merchantId
  const kind = countedKinds.find((each) => each === filters.only)
  return findNarrowed(ledger, filters, now, {
    merchantId: of === '' ? undefined : of,
    statuses: isConsole ? statusesOf[tab] : status === 'all' ? undefined : [status],
    counts: kind && countedBy(kind, { cases, now }),
  }).found
}

type Figure = Parameters<typeof countedLink>[0]

interface Asked {
  ledger: Ledger
  cases: readonly PaymentCase[]
  now: Date
  merchantId: string
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

describe.each(worlds)('%s', (_name, scenario) => {
  const rows = seeded(seedTime, scenario)
  /** In a scenario, those whose figures are others than in the sample. */
  const isLookedAt = ({ id }: { id: string }) =>
    scenario === undefined || figuresOf(rows, id) !== figuresOf(seeded(seedTime), id)

  test('as it is opened, and forty days later', async () => {
    const db = await opened(rows)
    await check(db, seedTime)
    await check(db, later)
  })

  async function check(db: PaidDatabase, now: Date) {
    const [ledger, merchants] = await Promise.all([loadLedger(db), listMerchants(db, now)])
    const cases = await db.cases.toArray()
    const upToNow: Period = { from: -Infinity, before: now.getTime() + 1 }
    const { month } = lastMonths(now)
    for (const { id, available, transactionVolume } of merchants.filter(isLookedAt)) {
      const [money, details, source, fees, home] = await Promise.all([
        listPayouts(db, id, now),
        getMerchantDetails(db, id, now),
        getReportSource(db, id),
        getFees(db, id, now),
        getHome(db, id, now),
      ])
      const own = { merchantId: id }
      const { whole } = settlementDays(source.ledger, id, source.disputes, upToNow)
      // What was paid in a month leads to what settled in it.
      const lastMonth = dateRange('lastMonth', now)
      const bridges = settlementBridge(source.ledger, id, lastMonth)
      const inMonth = settlementDays(source.ledger, id, source.disputes, lastMonth).whole
      for (const currency of currencies) {
        const { made, settlesLater, madeBefore, settled } = bridges[currency]
        expect(made - settlesLater + madeBefore).toBe(settled)
        expect(settled).toBe(inMonth[currency].payments)
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
        [dateRange('thisMonth', now), fees.totals.month.fees],
        [lastYear(now), fees.totals.year.fees],
      ] as const) {
        const rows = findCharged(ledger, { ...own, period, methods: [] })
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
      // Each card opens the rows that it counts, on the dashboard and in the console.
      const asked = { ledger, cases, now, merchantId: id }
      const kept = (rows: readonly LedgerRow[], currency: Currency) =>
        sum(
          rows.filter((row) => row.currency === currency),
          (row) => sum(movementsOf(row), ({ amount }) => amount),
        )
      const arrived = (rows: readonly LedgerRow[], currency: Currency) =>
        sum(
          rows.filter((row) => row.currency === currency),
          ({ amount, fee }) => amount - fee,
        )
      const gross = (rows: readonly LedgerRow[], currency: Currency) =>
        sum(
          rows.filter((row) => row.currency === currency),
          ({ amount }) => amount,
        )
      const sold = (rows: readonly LedgerRow[]) =>
        sum(rows, ({ type, usd }) => (type === 'refund' ? -usd : usd))
      const feesOf = (rows: readonly LedgerRow[]) => sum(rows, feeInUsd)
      const { USD, ZWL } = money.balances
      const { charged, waiting, failed } = home.needsDoing
      const cards: [Figure, number, (rows: readonly LedgerRow[]) => number][] = [
        ['available', USD.available + USD.held, (rows) => kept(rows, 'USD')],
        ['available', ZWL.available + ZWL.held, (rows) => kept(rows, 'ZWL')],
        ['pending', USD.pending, (rows) => kept(rows, 'USD')],
        ['pending', ZWL.pending, (rows) => kept(rows, 'ZWL')],
        ['paidOut', USD.paidOut, (rows) => arrived(rows, 'USD')],
        ['paidOut', ZWL.paidOut, (rows) => arrived(rows, 'ZWL')],
        ['payoutsPending', USD.payoutsPending.amount, (rows) => gross(rows, 'USD')],
        ['payoutsPending', ZWL.payoutsPending.amount, (rows) => gross(rows, 'ZWL')],
        ['revenue', home.revenue.value, sold],
        ['volume', details?.volume.amount ?? 0, sold],
        ['transactions', home.transactions.value, ({ length }) => length],
        [
          'customers',
          home.customers.value,
          (rows) => new Set(rows.map(({ customer }) => customer)).size,
        ],
        ['feesThisMonth', fees.totals.month.fees, feesOf],
        ['feesThisYear', fees.totals.year.fees, feesOf],
        ['charged', charged.count, ({ length }) => length],
        ['waiting', waiting.count, ({ length }) => length],
        ['failed', failed.count, ({ length }) => length],
      ]
      for (const [figure, shown, of] of cards)
        for (const link of [countedLink(figure, now), consoleCountedLink(figure, now, id)])
          expect([link, of(rowsBehind(link, asked))]).toEqual([link, shown])
    }
    // The console's overview opens the rows of its cards, and its list of active merchants.
    const question = { range: 'last30days', from: '', to: '', against: 'before' } as const
    const { analysis, merchants: counted } = await getOverview(db, question, now)
    const { total } = analysis.now
    const behind = (narrower?: Parameters<typeof rowsLink>[2]) =>
      rowsBehind(rowsLink(() => true, analysis, narrower) ?? '', {
        ledger,
        cases,
        now,
        merchantId: '',
      })
    expect(sum(behind(), ({ usd }) => usd)).toBe(total.volume)
    expect(sum(behind(), earnedInUsd)).toBe(total.fees)
    const finished = behind({ tab: 'all', only: 'finished' })
    expect(finished).toHaveLength(total.payments + total.failed)
    expect(filterMerchants(merchants, 'active', '')).toHaveLength(counted.value)
    // The platform's total is that of its merchants.
    expect(sum(merchants, (each) => each.transactionVolume)).toBe(takenIn(ledger, {}, month).amount)
  }
})
