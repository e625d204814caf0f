import type { Period } from '#db/days.ts'
import { dayText } from '#db/days.ts'
import { currencies, type Currency } from '#db/money.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import {
  chargedFee,
  customerFeeTaken,
  hasSucceeded,
  netAmount,
  signedAmount,
} from '#db/payments/rules.ts'
import { slugOf } from '#db/text/slug.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { type Fact, type FileCell, type FileColumn, type FileRows } from '../table-file.ts'

/** The parts in which reports differ. */
export interface ReportBody {
  columns: readonly FileColumn[]
  /** Facts besides the owner and the period. */
  facts?: readonly Fact[]
  totals: readonly Fact[]
  /** The sums of the columns, a row for each currency. */
  sums: FileRows
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
}

/** Columns of a report, each with its cell of a row, and what a row adds to the sum of the column, if it has one. */
export type ValueColumn<Row> = FileColumn & {
  value: (row: Row) => FileCell
  adds?: (row: Row) => number
}

type Listed = Omit<LedgerRow, 'type'> & { type: LedgerRow['type'] | 'fee' }

/** What a row adds to the sum of amounts: nothing while it is pending or after it failed. */
export const succeededAmount = (row: Listed): number => (hasSucceeded(row) ? signedAmount(row) : 0)

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
  fee: { header: 'Fee', kind: 'money', value: chargedFee, adds: chargedFee },
  customerFee: {
    header: 'Customer Fee',
    kind: 'money',
    value: customerFeeTaken,
    adds: customerFeeTaken,
  },
  amount: { header: 'Amount', kind: 'money', value: signedAmount, adds: succeededAmount },
  net: { header: 'Net', kind: 'money', value: netAmount, adds: netAmount },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
} satisfies Record<string, ValueColumn<Listed>>

/** Returns the cells of some rows. */
export const cellsOf = <Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
): FileRows => rows.map((row) => columns.map(({ value }) => value(row)))

const fileColumn = ({ header, kind, currency }: FileColumn): FileColumn => ({
  header,
  kind,
  ...(currency && { currency }),
})

/** How the rows of a report add up. */
interface Adding<Row> {
  /** The currency of a row; left out where the columns have their own. */
  currencyOf?: (row: Row) => Currency
  /** What the sums are called. */
  term?: string
}

/** Names sums of transactions, of which only those that succeeded are added. */
export const sumTerm = (rows: readonly Pick<LedgerRow, 'status'>[]): string =>
  rows.every(hasSucceeded) ? 'Total' : 'Total (successful)'

/** Returns the sums of the columns that have one, a row for each currency of the rows. */
export function sumsOfColumns<Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
  { currencyOf, term = 'Total' }: Adding<Row>,
): FileRows {
  if (!columns.some(({ adds }) => adds) || rows.length === 0) return []
  const isCurrency = ({ header }: FileColumn) => header === 'Currency'
  const named = columns.find((column) => !column.adds && !isCurrency(column))
  const found = currencyOf
    ? currencies.filter((each) => rows.some((row) => currencyOf(row) === each))
    : [null]
  return found.map((currency) => {
    const own = currency === null ? rows : rows.filter((row) => currencyOf?.(row) === currency)
    const cells = columns.map((column): FileCell => {
      const { adds } = column
      if (adds) return own.reduce((sum, row) => sum + adds(row), 0)
      if (isCurrency(column)) return currency ?? ''
      if (column !== named) return ''
      return currency === null || columns.some(isCurrency) ? term : `${term} ${currency}`
    })
    return currency === null ? cells : [...cells, currency]
  })
}

/** Builds a report's body from its rows. */
export const bodyOfRows = <Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
  totals: readonly Fact[],
  adding: Adding<Row> = {},
): ReportBody => ({
  columns: columns.map(fileColumn),
  totals,
  sums: sumsOfColumns(rows, columns, adding),
  total: rows.length,
  rows: (from, to) => cellsOf(rows.slice(from, to), columns),
})

/** Returns the first and the last day of a period. */
export const periodDays = ({ from, before }: Period): { from: string; to: string } => ({
  from: dayText(new Date(from)),
  to: dayText(new Date(before - 1)),
})

/** Returns the name of a report's file, without extension: its title and its days. */
export function reportFileName(title: string, period: Period): string {
  const { from, to } = periodDays(period)
  return `${slugOf(title) || 'report'}-${[...new Set([from, to])].join('-to-')}`
}
