import type { Period } from '#db/days.ts'
import { dayText } from '#db/days.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { chargedFee, customerFeeTaken } from '#db/payments/rules.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { type Fact, type FileCell, type FileColumn, type FileRows, slugOf } from '../table-file.ts'

/** The parts in which reports differ. */
export interface ReportBody {
  columns: readonly FileColumn[]
  /** Facts besides the owner and the period. */
  facts?: readonly Fact[]
  totals: readonly Fact[]
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
}

/** Columns of a report, each with its cell of a row. */
export type ValueColumn<Row> = FileColumn & { value: (row: Row) => FileCell }

type Listed = Omit<LedgerRow, 'type'> & { type: string }

/** The columns that the merchant's and the platform's lists of transactions have alike. */
export const listedColumns = {
  id: { header: 'Transaction ID', kind: 'text', value: ({ id }) => id },
  date: { header: 'Date & Time', kind: 'date', value: ({ date }) => Date.parse(date) },
  customer: { header: 'Customer', kind: 'text', value: ({ customer }) => customer },
  method: {
    header: 'Payment Method',
    kind: 'text',
    value: ({ paymentMethod }) => methodTiles[paymentMethod].name,
  },
  fee: { header: 'Fee', kind: 'money', value: chargedFee },
  customerFee: { header: 'Customer Fee', kind: 'money', value: customerFeeTaken },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
} satisfies Record<string, ValueColumn<Listed>>

/** Returns the cells of some rows. */
export const cellsOf = <Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
): FileRows => rows.map((row) => columns.map(({ value }) => value(row)))

/** Builds a report's body from its rows. */
export const bodyOfRows = <Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
  totals: readonly Fact[],
): ReportBody => ({
  columns: columns.map(({ header, kind }) => ({ header, kind })),
  totals,
  total: rows.length,
  rows: (from, to) => cellsOf(rows.slice(from, to), columns),
})

/** Returns the name of a report's file, without extension: its title and its days. */
export function reportFileName(title: string, { from, before }: Period): string {
  const days = [from, before - 1].map((instant) => dayText(new Date(instant)))
  return `${slugOf(title)}-${[...new Set(days)].join('-to-')}`
}
