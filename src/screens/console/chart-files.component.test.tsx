// Proves REP-4.
import type { ComponentType } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import type { Period } from '#db/days.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { inUsd } from '#db/money.ts'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { type Analysis, getAnalysis } from '#db/reports/analysis-queries.ts'
import type { AnalysisQuestion } from '#db/reports/analysis-span.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { DatabaseContext, provideDatabase } from '#src/data/database-context.ts'
import { findNarrowed } from '#src/screens/shared/transactions/filters/filters.ts'
import { readAddress } from '#src/ui/list/address.ts'
import { downloads } from '#tests/support/component-downloads.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { GeographyPanel } from './analytics/geography-panel.tsx'
import { MerchantsPanel } from './analytics/merchants-panel.tsx'
import { OverviewPanel } from './analytics/overview-panel.tsx'
import { PaymentsPanel } from './analytics/payments-panel.tsx'
import { FinancialOverviewPanel } from './financial-reports/financial-reports-screen.tsx'
import { MerchantRevenuePanel } from './financial-reports/merchants-panel.tsx'
import { MethodsPanel } from './financial-reports/methods-panel.tsx'
import { RevenuePanel } from './financial-reports/revenue-panel.tsx'
import { daysInWords, usd } from './shared/analysis/analysis-figures.ts'
import type { PanelProps } from './shared/analysis/analysis-page.tsx'
import { consoleAddress, statusesOf, type Tab } from './transactions/console-rows.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const seed = loadSeed(now)
/** The same for all tests, which only read it. */
const db = new PaidDatabase(crypto.randomUUID())
beforeAll(async () => {
  provideDatabase(async () => db)
  await resetToSeed(db, seed)
})
afterAll(() => db.close())

/** Adds up the sample rows of a period one by one. */
function sumsOf({ span: { period, compared } }: Analysis) {
  const within = ({ from, before }: Period) =>
    seed.transactions.filter(({ date }) => Date.parse(date) >= from && Date.parse(date) < before)
  const rows = within(period)
  const payments = rows.filter(({ type }) => type === 'payment')
  const isPaid = ({ type, status }: Transaction) =>
    type === 'payment' && (status === 'successful' || status === 'refunded')
  const paid = rows.filter(isPaid)
  const total = (some: readonly Transaction[], of: 'amount' | 'fee') =>
    some.reduce((sum, row) => sum + inUsd(row[of], row.currency), 0)
  return {
    volume: total(paid, 'amount'),
    change: total(paid, 'amount') - total(within(compared).filter(isPaid), 'amount'),
    sellers: new Set(paid.map(({ merchantId }) => merchantId)).size,
    revenue: total(paid, 'fee'),
    refunded: total(
      rows.filter(({ type, status }) => type === 'refund' && status === 'successful'),
      'amount',
    ),
    payments: paid.length,
    failed: payments.filter(({ status }) => status === 'failed').length,
    attempts: payments.length,
  }
}
type Sums = ReturnType<typeof sumsOf>

/** The name of a chart, and which of its columns adds up to what. */
type Charts = Record<string, Record<string, keyof Sums>>

const revenueOf = ({ revenue }: Sums) => usd(revenue)

/** The panel, its charts, and the figure that it shows of the same. */
const panels: Record<
  string,
  [Panel: ComponentType<PanelProps>, charts: Charts, shown: (sums: Sums) => string]
> = {
  'analytics, overview': [
    OverviewPanel,
    {
      Payments: { 'Volume (USD)': 'volume', Payments: 'payments' },
      'Success rate': { Completed: 'payments', Failed: 'failed' },
    },
    ({ payments, failed }) =>
      `${payments.toLocaleString('en-US')} of ${(payments + failed).toLocaleString('en-US')} payments completed, ${failed} failed.`,
  ],
  'analytics, merchants': [
    MerchantsPanel,
    { 'Largest changes': { 'Change (USD)': 'change', 'Volume (USD)': 'volume' } },
    ({ sellers }) => `Transacting merchants${sellers}`,
  ],
  'analytics, payments': [
    PaymentsPanel,
    {
      'Failed payments': { Failed: 'failed' },
      'Time of day': { 'Volume (USD)': 'volume', Payments: 'payments' },
    },
    ({ failed }) => `of ${failed} failed payments`,
  ],
  'analytics, geography': [
    GeographyPanel,
    { 'Volume by province': { 'Volume (USD)': 'volume', Payments: 'payments' } },
    ({ volume }) => usd(volume),
  ],
  'financial, overview': [
    FinancialOverviewPanel,
    { Revenue: { 'Revenue (USD)': 'revenue', 'Volume (USD)': 'volume' } },
    revenueOf,
  ],
  'financial, revenue': [
    RevenuePanel,
    {
      Revenue: { 'Revenue (USD)': 'revenue' },
      'Revenue by method': { 'Revenue (USD)': 'revenue', 'Volume (USD)': 'volume' },
      'Revenue by currency': { 'Revenue (USD)': 'revenue', 'Volume (USD)': 'volume' },
      'Share of volume': { 'Revenue (USD)': 'revenue' },
    },
    revenueOf,
  ],
  'financial, merchants': [
    MerchantRevenuePanel,
    {
      'Merchant performance': {
        'Revenue (USD)': 'revenue',
        'Volume (USD)': 'volume',
        Payments: 'payments',
      },
    },
    revenueOf,
  ],
  'financial, methods': [
    MethodsPanel,
    {
      'Payment methods': {
        'Revenue (USD)': 'revenue',
        'Volume (USD)': 'volume',
        Payments: 'payments',
      },
    },
    revenueOf,
  ],
}

/** Splits a line of a CSV file; the cells of these files contain no quotation marks. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )

const question: AnalysisQuestion = { range: 'last90days', against: 'before', from: '', to: '' }

async function drawn(Panel: ComponentType<PanelProps>) {
  const analysis = await getAnalysis(db, question, now)
  const screen = await render(
    standAt('/super-admin/analytics').within(
      <DatabaseContext value={db}>
        <Panel
          analysis={analysis}
          range={daysInWords(analysis.span.period)}
          chosen=""
          sort=""
          ask={() => {}}
        />
      </DatabaseContext>,
    ),
  )
  return { screen, analysis, sums: sumsOf(analysis) }
}

test.each(Object.entries(panels))(
  '%s: each file adds up to the figures on the screen, to the cent',
  async (_name, [Panel, charts, figureOf]) => {
    const files = downloads()
    const { screen, sums } = await drawn(Panel)
    const shown = screen.container.textContent ?? ''
    for (const [title, columns] of Object.entries(charts)) {
      const before = files.length
      await screen.getByRole('button', { name: `Download ${title} as CSV`, exact: true }).click()
      await expect.poll(() => files).toHaveLength(before + 1)
      const [head = '', ...lines] = ((await files.at(-1)) ?? '')
        .replace('\ufeff', '')
        .trim()
        .split('\r\n')
      const heads = cellsOf(head)
      for (const [header, of] of Object.entries(columns)) {
        const isMoney = header.endsWith('(USD)')
        const at = heads.indexOf(header)
        const sum = lines.reduce(
          (total, line) => total + Math.round(Number(cellsOf(line)[at]) * (isMoney ? 100 : 1)),
          0,
        )
        expect([title, header, sum]).toEqual([title, header, sums[of]])
      }
    }
    expect(shown).toContain(figureOf(sums))
  },
)

test('the lines of the money flow add up to what is left to merchants', async () => {
  const files = downloads()
  const { screen, sums } = await drawn(FinancialOverviewPanel)
  await screen.getByRole('button', { name: 'Download Money flow as CSV' }).click()
  await expect.poll(() => files).toHaveLength(1)
  const lines = ((await files[0]) ?? '').trim().split('\r\n').slice(1)
  const amounts = lines.map((line) => Math.round(Number(cellsOf(line)[1]) * 100))
  const left = sums.volume - sums.refunded - sums.revenue
  expect(amounts).toEqual([sums.volume, -sums.refunded, -sums.revenue, left])
  await expect.element(screen.getByText(`${usd(left)} net to merchants.`)).toBeVisible()
})

test('the way to the transactions opens as many as the figure counts', async () => {
  const { ledger } = await getConsoleLedger(db)
  /** Counts what the console's list shows at an address. */
  const countAt = (address: string) => {
    const asked = readAddress(consoleAddress, address.split('?')[1] ?? '')
    return findNarrowed(ledger, asked, now, {
      merchantId: asked.merchant || undefined,
      statuses: statusesOf[asked.tab as Tab],
    }).total
  }
  const linksIn = (container: Element) =>
    [...container.querySelectorAll('a')].filter(
      ({ textContent }) => textContent === 'View transactions',
    )
  const { screen, sums } = await drawn(OverviewPanel)
  await expect
    .element(screen.getByText(`${sums.payments.toLocaleString('en-US')} payments`))
    .toBeVisible()
  const [paid, rate] = linksIn(screen.container)
  expect(countAt(paid?.href ?? '')).toBe(sums.payments)
  expect(countAt(rate?.href ?? '')).toBe(sums.attempts)

  const payments = (await drawn(PaymentsPanel)).screen.container
  const [failed] = linksIn(payments)
  expect(countAt(failed?.href ?? '')).toBe(sums.failed)
  const rows = [...payments.querySelectorAll('tbody tr:has(a)')]
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows)
    expect(countAt(row.querySelector('a')?.href ?? '')).toBe(
      Number.parseInt(row.querySelector('td > span')?.textContent ?? '', 10),
    )
})

test('a week that the range cuts says so', async () => {
  const { screen } = await drawn(OverviewPanel)
  const [first] = screen.container.querySelectorAll('tbody tr')
  expect(first?.textContent).toContain('Aug 24 to Aug 29, 2026 (6 of 7 days)')
})
