import type { PaidDatabase } from '#db/database.ts'
import { findTransactions, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getPayout, listPayouts } from '#db/payouts/queries.ts'
import { getReportSource } from '#db/reports/queries.ts'
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

const merchantId = 'M-001'

const csv = (columns: readonly FileColumn[], rows: FileRows) =>
  csvStart(columns) + csvLines(columns, rows)

const csvOf = async ({ columns, head, rows }: Pick<ReportTable, 'columns' | 'head' | 'rows'>) =>
  JSON.stringify(head) + csv(columns, await rows(0, head.total))

/** Returns the text of every file that the merchant and the platform can take from the ledger. */
export async function filesOf(db: PaidDatabase, now: Date): Promise<Record<string, string>> {
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
