import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Actor } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { tally } from '#db/payments/tally-figures.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { spanOf } from '#db/reports/analysis-span.ts'
import { formatCount } from '#db/text/format.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { downloads } from '#tests/support/component-downloads.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { ChartCard, TimeCard } from './analysis-cards.tsx'
import { countColumn, textColumn, usdColumn } from './analysis-figures.ts'
import { RankRows } from './rank-rows.tsx'

const now = new Date(2026, 10, 21, 12)
const question = { range: 'last7days', against: 'before', from: '', to: '' } as const
const tatenda: Actor = { name: 'Tatenda Moyo', ip: '10.0.0.9', side: 'system' as const }
let db: PaidDatabase
beforeEach(() => {
  db = emptyDatabase()
})

async function analysisOf({ isHeld = false } = {}): Promise<Analysis> {
  const rows = [1, 1, 3, 6, 8].map((ago, at) =>
    paymentRow(at + 1, { date: new Date(2026, 10, 21 - ago, 9).toISOString(), amount: 1234_50 }),
  )
  const span = spanOf(question, now)
  const ledger = ledgerOf(...rows)
  const sums = await tally(ledger, span.period, span.steps)
  const before = isHeld ? await tally(ledger, span.compared, span.comparedSteps) : null
  return { question, span, now: sums, before, merchants: [], since: span.period.from }
}

const drawn = (analysis: Analysis, actor = tatenda) =>
  render(
    standAt('/super-admin/analytics').within(
      <DatabaseContext value={db}>
        <ActorContext value={actor}>
          <TimeCard
            analysis={analysis}
            range="Nov 15 to Nov 21, 2026"
            title="Volume"
            columns={[usdColumn('Volume'), countColumn('Payments', 'payment')]}
            cells={({ volume, payments }) => [volume, payments]}
            scaleText={formatCount}
            sentence="Customers paid."
          />
        </ActorContext>
      </DatabaseContext>,
    ),
  )

test('a chart’s table is its data, and so is the file of it, and who took it is written down', async () => {
  const files = downloads()
  const analysis = await analysisOf()
  const screen = await drawn(analysis)
  const heard = [...screen.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(heard).toHaveLength(7)
  expect(heard.map(([, text]) => text)).toEqual([
    '$1,234.50, 1 payment',
    '$0.00, 0 payments',
    '$0.00, 0 payments',
    '$1,234.50, 1 payment',
    '$0.00, 0 payments',
    '$2,469.00, 2 payments',
    '$0.00, 0 payments',
  ])
  await expect
    .element(screen.getByText('Customers paid. Highest day: Nov 20, 2026, $2,469.00.'))
    .toBeVisible()
  await componentAxe()

  await screen.getByRole('button', { name: 'Download Volume as CSV' }).click()
  await expect.poll(() => files).toHaveLength(1)
  const lines = (await files[0])?.replace('\ufeff', '').trim().split('\r\n') ?? []
  expect(lines[0]).toBe('Day,Volume (USD),Payments')
  expect(lines.slice(1)).toEqual(
    analysis.now.steps.map(
      ({ volume, payments }, at) => `2026-11-${15 + at},${(volume / 100).toFixed(2)},${payments}`,
    ),
  )
  await expect
    .poll(() => db.activityLog.toArray())
    .toMatchObject([{ user: 'Tatenda Moyo', action: 'Downloaded figures', target: 'Volume' }])
})

test('what it is held against is a dashed line, and stands in the table and in the file', async () => {
  const files = downloads()
  const screen = await drawn(await analysisOf({ isHeld: true }))
  await expect.element(screen.getByText('Previous 7 days', { exact: true })).toBeVisible()
  const line = (look: string) =>
    screen.container.querySelector(`svg[role=group] ${look}[fill=none]`)?.getAttribute('d') ?? ''
  expect(line('.stroke-subtle').match(/[ML]/g)).toHaveLength(7)
  // The same days have the same x positions.
  const places = (d: string) => [...d.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => x)
  expect(places(line('.stroke-subtle'))).toEqual(places(line('.stroke-chart-1')))
  await expect
    .element(screen.getByRole('row', { name: 'Nov 20, 2026 $2,469.00, 2 payments, vs $1,234.50' }))
    .toBeInTheDocument()
  await screen.getByRole('button', { name: 'Download Volume as CSV' }).click()
  await expect.poll(() => files).toHaveLength(1)
  const lines = (await files[0])?.replace('\ufeff', '').trim().split('\r\n') ?? []
  expect(lines[0]).toBe('Day,Volume (USD),Payments,Previous 7 days: Volume (USD)')
  expect(lines[6]).toBe('2026-11-20,2469.00,2,1234.50')
})

test('who may not make reports reads the figures, and takes no file', async () => {
  const files = downloads()
  const screen = await drawn(await analysisOf(), { ...tatenda, role: 'Support', may: [] })
  const button = screen.getByRole('button', { name: 'Download Volume as CSV' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect
    .element(screen.getByText('Ask a Super Admin: Support can’t view or generate reports.').first())
    .toBeInTheDocument()
  expect(files).toEqual([])
})

test('a ranking is a table of its data, with the way behind each row', async () => {
  const data = {
    columns: [textColumn('Merchant'), usdColumn('Volume'), countColumn('Payments', 'payment')],
    rows: [
      ['Vumba Coffee', 40_00, 2],
      ['Kopje Hardware', 10_00, 1],
    ],
  } as const
  const screen = await render(
    standAt('/').within(
      <DatabaseContext value={db}>
        <ChartCard title="Largest" range="Today" sentence="Two took payments." data={data} flush>
          <RankRows caption="Largest merchants" data={data} linkOf={(at) => `/row/${at}`} />
        </ChartCard>
      </DatabaseContext>,
    ),
  )
  const table = screen.getByRole('table', { name: 'Largest merchants' })
  const rows = [...table.element().querySelectorAll('tbody tr')]
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Vumba Coffee', '$40.002 payments'],
    ['Kopje Hardware', '$10.001 payment'],
  ])
  const widths = rows.map((row) => row.querySelector('rect')?.getAttribute('width'))
  expect(widths).toEqual(['100', '25'])
  await expect
    .element(screen.getByRole('link', { name: 'Kopje Hardware' }))
    .toHaveAttribute('href', '/row/1')
})

test('where some figures are below zero, bars go both ways from it, on one scale', async () => {
  const data = {
    columns: [textColumn('Merchant'), usdColumn('Change')],
    rows: [
      ['Vumba Coffee', 60_00],
      ['Kopje Hardware', -20_00],
      ['Matobo Pottery', -8_00],
    ],
  } as const
  const screen = await render(
    standAt('/').within(<RankRows caption="Largest changes" data={data} />),
  )
  const bars = [...screen.container.querySelectorAll('rect')]
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['25', '75'],
    ['0', '25'],
    ['15', '10'],
  ])
})
