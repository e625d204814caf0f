import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { vi } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { getInvoice, getInvoiceOf } from '#db/invoices/queries.ts'
import { findTransactions, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getPayout, listPayouts } from '#db/payouts/queries.ts'
import { getReportSource } from '#db/reports/queries.ts'
import { reportTypes } from '#db/reports/schemas.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { reportTable, type ReportTable } from '#src/files/reports/report-table.ts'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import { hasReceipt } from '#src/rules/receipt.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import {
  cells as consoleCells,
  columns as consoleColumns,
} from '#src/screens/console/transactions/export-transactions.tsx'
import { namedRows } from '#src/screens/console/transactions/console-rows.ts'
import { platformTable } from '#src/screens/console/transaction-reports/platform-table.ts'
import { cells, fileColumns } from '#src/screens/dashboard/transactions/export-transactions.tsx'
import { drawInvoice } from '#src/screens/dashboard/invoices/pdf/draw-invoice.ts'
import { drawPlanInvoice } from '#src/screens/dashboard/upgrade/draw-plan-invoice.ts'
import { drawCreditNote } from '#src/screens/shared/invoices/draw-credit-note.ts'
import { drawStatement, statementCsv } from '#src/screens/shared/payouts/statement-files.ts'
import { drawReceipt } from '#src/screens/shared/receipt/hand-over-receipt.ts'

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
  for (const type of reportTypes)
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

/** Returns the text of a PDF, as one line. */
async function pdfText(file: Blob): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text
}

/** Lets papers be drawn without a browser: their font is read from its file. */
export function readFontsFromFiles(): void {
  vi.stubGlobal('fetch', async (url: string) => new Response(await readFile(`.${url}`)))
}

/** Returns the text of every paper that the merchant can print from the ledger; of the receipts, the last five. */
export async function papersOf(db: PaidDatabase): Promise<Record<string, string>> {
  const merchant = await db.merchants.get(merchantId)
  if (!merchant) return {}
  const papers: [string, { file: Blob }][] = []
  for (const { id } of await db.invoices.where({ merchantId }).toArray()) {
    const details = await getInvoice(db, id)
    if (!details) continue
    papers.push([id, await drawInvoice(details, null)])
    for (const note of details.creditNotes)
      papers.push([note.number, await drawCreditNote(details, note)])
  }
  for (const { id } of (await listPayouts(db, merchantId)).payouts) {
    const details = await getPayout(db, merchantId, id)
    if (details) papers.push([id, await drawStatement(details, merchant)])
  }
  for (const invoice of await db.planInvoices.where({ merchantId }).toArray())
    papers.push([invoice.id, await drawPlanInvoice(merchant, invoice)])
  const rows = await db.transactions.where({ merchantId }).toArray()
  for (const row of rows.filter(hasReceipt).slice(-5))
    papers.push([row.id, await drawReceipt(row, merchant, await getInvoiceOf(db, row))])
  return Object.fromEntries(
    await Promise.all(papers.map(async ([id, { file }]) => [id, await pdfText(file)] as const)),
  )
}
