import { isOutgoing } from '#db/payments/schemas.ts'
import { foundSums } from '#db/payments/figures.ts'
import { findReportRows, type ReportRow } from '#db/reports/row-queries.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles, transactionStatuses } from '#src/rules/transactions.ts'
import { reportRowTypes } from '#src/rules/report-text.ts'
import type { Fact, FileCell, FileColumn } from '#src/screens/shared/exports/table-file.ts'
import type { BodyOf } from './report-body.ts'

/** Returns an amount with its sign: negative when it leaves the business. */
export const signedOf = ({ type, amount }: ReportRow): number =>
  type === 'fee' || isOutgoing(type) ? -amount : amount

/** Returns a payment's fee, which is 0 while it is pending or after it failed. */
export const feeTaken = ({ status, fee }: ReportRow): number =>
  status === 'successful' || status === 'refunded' ? fee : 0

const netOf = (row: ReportRow): number =>
  row.status === 'successful' || row.status === 'refunded' ? row.amount - row.fee : 0

type ValueColumn = FileColumn & { value: (row: ReportRow) => FileCell }

const typeNames = new Map<string, string>(reportRowTypes.map(({ value, label }) => [value, label]))

const column = {
  id: { header: 'Transaction ID', kind: 'text', value: ({ id }) => id },
  date: { header: 'Date & Time', kind: 'date', value: ({ date }) => Date.parse(date) },
  settled: { header: 'Settled', kind: 'date', value: ({ settled }) => settled },
  customer: { header: 'Customer', kind: 'text', value: ({ customer }) => customer },
  type: { header: 'Type', kind: 'text', value: ({ type }) => typeNames.get(type) ?? type },
  method: {
    header: 'Payment Method',
    kind: 'text',
    value: ({ paymentMethod }) => methodTiles[paymentMethod].name,
  },
  amount: { header: 'Amount', kind: 'money', value: signedOf },
  fee: { header: 'Fee', kind: 'money', value: feeTaken },
  net: { header: 'Net', kind: 'money', value: netOf },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }) => transactionStatuses[status].label,
  },
} satisfies Record<string, ValueColumn>

/** Returns the totals of the rows per currency. */
export function sumsOf(ledger: ReportSource['ledger'], positions: Uint32Array): Fact[] {
  return foundSums(ledger, positions).flatMap(({ currency, taken, refunded, fees, paidOut }) => {
    const sums: [string, number][] = [
      ['Paid by customers', taken],
      ['Fees', -fees],
      ['Refunded', -refunded],
      ['Paid out', -paidOut],
    ]
    return sums
      .filter(([, sum]) => sum !== 0)
      .map(([term, sum]): Fact => [`${term} (${currency})`, formatMoney(sum, currency)])
  })
}

const bodyWith =
  (all: readonly ValueColumn[], only: 'payment' | null): BodyOf =>
  ({ ledger }, filter) => {
    const found = findReportRows(ledger, only ? { ...filter, types: [only] } : filter)
    const columns = all.map((each) => (each === date && filter.by === 'settled' ? settled : each))
    return {
      columns: columns.map(({ header, kind }) => ({ header, kind })),
      totals: sumsOf(ledger, found.positions),
      total: found.total,
      rows: (from, to) => found.rows(from, to).map((row) => columns.map(({ value }) => value(row))),
    }
  }

const { id, date, settled, customer, type, method, amount, fee, net, currency, status } = column

/** All transactions, newest first. */
export const transactionsBody = bodyWith(
  [id, date, customer, type, method, amount, fee, currency, status],
  null,
)

/** Customers' payments and attempts, and the money received. */
export const paymentsBody = bodyWith(
  [id, date, customer, method, amount, fee, net, currency, status],
  'payment',
)
