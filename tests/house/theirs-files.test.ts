// Proves DEMO-9.
import { beforeAll, expect, test } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { findTransactions, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getPayout, listPayouts } from '#db/payouts/queries.ts'
import { getReportSource } from '#db/reports/queries.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { readTrades } from '#seed/read-trades.ts'
import { loadProspect } from '#seed/prospect.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { reportTable, type ReportTable } from '#src/files/reports/report-table.ts'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import {
  cells as consoleCells,
  columns as consoleColumns,
} from '#src/screens/console/transactions/export-transactions.tsx'
import { namedRows } from '#src/screens/console/transactions/console-rows.ts'
import { platformTable } from '#src/screens/console/transaction-reports/platform-table.ts'
import { cells, fileColumns } from '#src/screens/dashboard/transactions/export-transactions.tsx'
import { statementCsv } from '#src/screens/shared/payouts/statement-files.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { inventedBusinesses } from '#tests/support/theirs.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const merchantId = 'M-001'
const trades = readTrades()
const marksOfTheSample = /vumba|tendai moyo|tendai@/i

const csv = (columns: readonly FileColumn[], rows: FileRows) =>
  csvStart(columns) + csvLines(columns, rows)

const csvOf = async ({ columns, head, rows }: Pick<ReportTable, 'columns' | 'head' | 'rows'>) =>
  JSON.stringify(head) + csv(columns, await rows(0, head.total))

/** Returns the text of every file that the merchant and the platform can take from the ledger. */
async function filesOf(db: PaidDatabase): Promise<Record<string, string>> {
  const source = await getConsoleLedger(db)
  const own = findTransactions(source.ledger, { merchantId }).found
  const all = findTransactions(source.ledger, {}).found
  const range = rangeOf('last30days', { from: '', to: '' }, now)
  const reports = await getReportSource(db, merchantId)
  const { payouts } = await listPayouts(db, merchantId)
  const files: [string, string][] = [
    ['transactions', csv(fileColumns, cells(own))],
    ['the console’s', csv(consoleColumns, consoleCells(namedRows(all, source.merchantNames)))],
  ]
  for (const type of ['transactions', 'payments', 'settlements', 'fees', 'customers'] as const)
    files.push([
      type,
      await csvOf(reportTable(reports, { ...range, type, statuses: [], methods: [], types: [] })),
    ])
  for (const { id } of payouts) {
    const details = await getPayout(db, merchantId, id)
    if (details) files.push([id, statementCsv(details)])
  }
  for (const template of await db.reportTemplates.toArray()) {
    const choice = { range: 'last30days', days: { from: '', to: '' } } as const
    const table = platformTable(source, template, choice, now)
    if (table) files.push([template.id, await csvOf(table)])
  }
  return Object.fromEntries(files)
}

let sample: Record<string, string>
beforeAll(async () => {
  const db = memoryDatabase()
  await resetToSeed(db, loadSeed(now))
  sample = await filesOf(db)
})

test('the sample’s files name the sample’s business, so that the search below can find it', () => {
  expect(Object.keys(sample).length).toBeGreaterThan(8)
  expect(Object.values(sample).some((text) => marksOfTheSample.test(text))).toBe(true)
})

test.each(inventedBusinesses)(
  'no file of the demo for $name has another’s name',
  async (business) => {
    const db = memoryDatabase()
    await resetToSeed(db, loadProspect(now, { business, trade: trades[business.trade] }))
    const files = await filesOf(db)
    expect(Object.entries(files).filter(([, text]) => marksOfTheSample.test(text))).toEqual([])
    expect(Object.values(files).join('\n')).toContain(business.name)
    await resetToSeed(db, loadSeed(now))
    expect((await getDemoSettings(db)).business).toBe(undefined)
    expect(await filesOf(db)).toEqual(sample)
  },
)
