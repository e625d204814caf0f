import { chargedFee, signedAmount } from '#db/payments/rules.ts'
import type { ReportField } from '#db/reports/schemas.ts'
import { findReportRows, type ReportRow } from '#db/reports/row-queries.ts'
import {
  type DetailNames,
  getDetailNames,
  reportDetails,
  type ReportDetails,
  type ReportSource,
} from '#db/reports/queries.ts'
import { methodTiles, transactionStatusLooks } from '#src/rules/transactions.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'
import type { FileCell, FileColumn } from '../table-file.ts'
import type { BodyOf, ReportSettings } from './report-settings.ts'
import { tableOf, type ReportTable } from './report-table.ts'
import { byDay, sumsOf } from './report-bodies.ts'
import { settlementDate, succeededAmount, sumsOfColumns, sumLines } from './report-columns.ts'

type Database = Parameters<typeof getDetailNames>[0]
type Value = (row: ReportRow, details: ReportDetails) => FileCell

const values: Record<ReportField, Value> = {
  id: ({ id }) => id,
  date: ({ date }) => Date.parse(date),
  customer: ({ customer }) => customer,
  email: (_row, { email }) => email,
  amount: signedAmount,
  currency: ({ currency }) => currency,
  status: ({ status }) => transactionStatusLooks[status].label,
  method: ({ paymentMethod }) => methodTiles[paymentMethod].name,
  reference: ({ reference }) => reference,
  description: ({ type, id }, { description }) => (type === 'fee' ? `Fee for ${id}` : description),
  fees: chargedFee,
  settled: settlementDate,
}

/** What a row adds to the sum of a field. */
const adds: Partial<Record<ReportField, (row: ReportRow) => number>> = {
  amount: succeededAmount,
  fees: chargedFee,
}

const kinds: Partial<Record<ReportField, FileColumn['kind']>> = {
  date: 'date',
  amount: 'money',
  fees: 'money',
  settled: 'day',
}

/** The fields that need names of links and customers. */
const detailed: readonly ReportField[] = ['email', 'description']
const noNames: DetailNames = { links: new Map(), emails: new Map() }

const bodyWith =
  (db: Database, fields: readonly ReportField[]): BodyOf =>
  ({ ledger, merchantId }, filter) => {
    const found = findReportRows(ledger, filter)
    let names: Promise<DetailNames> | undefined
    const hasCurrency = fields.includes('currency')
    const needsNames = fields.some((field) => detailed.includes(field))
    const written = (rows: readonly ReportRow[], known: DetailNames) =>
      rows.map((row) => {
        const details = reportDetails(known, row)
        const cells = fields.map((field) => values[field](row, details))
        // An amount without a column of its currency has it beside the columns.
        return hasCurrency ? cells : [...cells, row.currency]
      })
    const columns = fields.map((field) => ({
      header: reportFieldLabels[field],
      kind: kinds[field] ?? ('text' as const),
    }))
    return {
      columns,
      facts: [byDay(filter, 'transaction')],
      sums: sumsOfColumns<ReportRow>(
        found.rows,
        columns.map((column, at) => {
          const add = adds[fields[at] ?? 'id']
          return { ...column, value: () => '', ...(add && { adds: add }) }
        }),
        { currencyOf: ({ currency }) => currency, lines: sumLines(found.rows) },
      ),
      // No field shows what customers paid on top.
      totals: sumsOf(found.listed, false),
      total: found.rows.length,
      rows: (from, to) => {
        const rows = found.rows.slice(from, to)
        if (!needsNames) return written(rows, noNames)
        names ??= getDetailNames(db, merchantId)
        return names.then((known) => written(rows, known))
      },
    }
  }

/** Returns a report of a merchant's choice of fields, in their order (REP-2). */
export function customTable(
  db: Database,
  source: ReportSource,
  settings: Omit<ReportSettings, 'type'>,
  { title, fields }: { title: string; fields: readonly ReportField[] },
): ReportTable {
  const own = { ...settings, type: 'custom' as const }
  return tableOf(source, own, { title, bodyOf: bodyWith(db, fields) })
}
