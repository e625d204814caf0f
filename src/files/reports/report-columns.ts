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
import { reportRowTypes } from '#src/rules/report-text.ts'
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

/** When a transaction that succeeded counts in the available balance, in milliseconds; empty for others. */
export const settlementDate = (row: Pick<Listed, 'status' | 'available'>): FileCell =>
  hasSucceeded(row) ? row.available : ''

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

/** A line of sums. */
interface SumLine<Row> {
  term: string
  /** Whether it adds a row; left out where it adds all. */
  of?: (row: Row) => boolean
  /** The only column that it sums. */
  only?: string
}

/** How the rows of a report add up. */
interface Adding<Row> {
  /** The currency of a row; left out where the columns have their own. */
  currencyOf?: (row: Row) => Currency
  /** The lines of sums in each currency. */
  lines?: readonly SumLine<Row>[]
}

/** Names sums of transactions, of which only those that succeeded are added. */
const sumTerm = (rows: readonly Listed[], term: string): string =>
  rows.every(hasSucceeded) ? term : `${term} (successful)`

/**
 * Returns the lines of sums of transactions: one where all are of one type, else one for each type, because sales and
 * what was paid out of them are no sum, and what all of them changed in the balance.
 */
export function sumLines<Row extends Listed>(rows: readonly Row[]): SumLine<Row>[] {
  const types = reportRowTypes.flatMap(({ value, label }) => {
    const own = rows.filter(({ type }) => type === value)
    return own.length > 0 ? [{ value, own, label: `Total ${label.toLowerCase()}s` }] : []
  })
  if (types.length <= 1) return [{ term: sumTerm(rows, 'Total') }]
  return [
    ...types.map(({ value, own, label }): SumLine<Row> => ({
      term: sumTerm(own, label),
      of: ({ type }) => type === value,
    })),
    { term: 'Balance change', only: listedColumns.net.header },
  ]
}

/** Returns the sums of the columns that have one, for each currency of the rows. */
export function sumsOfColumns<Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
  { currencyOf, lines = [{ term: 'Total' }] }: Adding<Row>,
): FileRows {
  if (!columns.some(({ adds }) => adds) || rows.length === 0) return []
  const isCurrency = ({ header }: FileColumn) => header === 'Currency'
  const named = columns.find((column) => !column.adds && !isCurrency(column))
  const found = currencyOf
    ? currencies.filter((each) => rows.some((row) => currencyOf(row) === each))
    : [null]
  return found.flatMap((currency) => {
    const own = currency === null ? rows : rows.filter((row) => currencyOf?.(row) === currency)
    return lines.flatMap(({ term, of = () => true, only }): FileRows => {
      const summed = own.filter(of)
      const isSummed = ({ header, adds }: ValueColumn<Row>) =>
        adds !== undefined && (only === undefined || header === only)
      if (summed.length === 0 || !columns.some(isSummed)) return []
      const cells = columns.map((column): FileCell => {
        const { adds } = column
        if (adds && isSummed(column)) return summed.reduce((sum, row) => sum + adds(row), 0)
        if (isCurrency(column)) return currency ?? ''
        if (column !== named) return ''
        return currency === null || columns.some(isCurrency) ? term : `${term} ${currency}`
      })
      return [currency === null ? cells : [...cells, currency]]
    })
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
