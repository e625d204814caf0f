import type { LedgerRow } from '#db/ledger/rows.ts'
import { foundFees } from '#db/payments/fee-figures.ts'
import { customerTotals, foundSums } from '#db/payments/figures.ts'
import { chargedFee, customerFeeTaken, hasSucceeded } from '#db/payments/rules.ts'
import { isOutgoing } from '#db/payments/schemas.ts'
import { type Settlement, settlementDays } from '#db/payouts/settlement-figures.ts'
import { findReportRows, findTaken, type ReportRow } from '#db/reports/row-queries.ts'
import type { ReportType } from '#db/reports/schemas.ts'
import { formatCount, formatMoney, rateInWords } from '#src/rules/format.ts'
import { reportRowTypes } from '#src/rules/report-text.ts'
import { methodTiles, transactionStatusLooks } from '#src/rules/transactions.ts'
import type { Fact, FileCell, FileColumn } from '../table-file.ts'
import type { BodyOf } from './report-settings.ts'

/** Returns an amount with its sign: negative when it leaves the business. */
export const signedOf = ({ type, amount }: ReportRow): number =>
  type === 'fee' || isOutgoing(type) ? -amount : amount

const netOf = (row: ReportRow): number => (hasSucceeded(row) ? row.amount - row.fee : 0)

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
  fee: { header: 'Fee', kind: 'money', value: chargedFee },
  customerFee: { header: 'Customer Fee', kind: 'money', value: customerFeeTaken },
  net: { header: 'Net', kind: 'money', value: netOf },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }) => transactionStatusLooks[status].label,
  },
} satisfies Record<string, ValueColumn>

/** Returns the totals of the rows per currency, with the customer fees if the report has them. */
export function sumsOf(rows: readonly LedgerRow[], withCustomerFees = true): Fact[] {
  return foundSums(rows).flatMap(({ currency, ...found }) => {
    const sums: [string, number][] = [
      ...(withCustomerFees
        ? ([
            ['Paid by customers', found.taken + found.customerFees],
            ['Customer fees', -found.customerFees],
          ] satisfies [string, number][])
        : ([['Payments', found.taken]] satisfies [string, number][])),
      ['Fees', -found.fees],
      ['Refunded', -found.refunded],
      ['Paid out', -found.paidOut],
      ['Payout fees', -found.payoutFees],
    ]
    return sums
      .filter(([, amount]) => amount !== 0)
      .map(([term, amount]): Fact => [`${term} (${currency})`, formatMoney(amount, currency)])
  })
}

const bodyWith =
  (all: readonly ValueColumn[], only: 'payment' | null): BodyOf =>
  ({ ledger }, filter) => {
    const found = findReportRows(ledger, only ? { ...filter, types: [only] } : filter)
    const isCharged = found.listed.some(({ customerFee = 0 }) => customerFee > 0)
    const columns = all
      // Only where customers paid one, so that most tables stay narrow.
      .filter((each) => each !== column.customerFee || isCharged)
      .map((each) => (each === column.date && filter.by === 'settled' ? column.settled : each))
    return {
      columns: columns.map(({ header, kind }) => ({ header, kind })),
      totals: sumsOf(found.listed),
      total: found.rows.length,
      rows: (from, to) =>
        found.rows.slice(from, to).map((row) => columns.map(({ value }) => value(row))),
    }
  }

/** All transactions, newest first. */
const transactionsBody = bodyWith(
  [
    column.id,
    column.date,
    column.customer,
    column.type,
    column.method,
    column.amount,
    column.fee,
    column.customerFee,
    column.currency,
    column.status,
  ],
  null,
)

/** Customers' payments and attempts, and the money received. */
const paymentsBody = bodyWith(
  [
    column.id,
    column.date,
    column.customer,
    column.method,
    column.amount,
    column.fee,
    column.customerFee,
    column.net,
    column.currency,
    column.status,
  ],
  'payment',
)

const negated = (amount: number) => (amount === 0 ? 0 : -amount)

/** In the order of addition: money out is negative, so that each line is a plain sum. */
const settlementParts: [header: string, value: (row: Settlement) => number][] = [
  ['Opening', ({ opening }) => opening],
  ['Payments', ({ payments }) => payments],
  ['Refunds', ({ refunds }) => negated(refunds)],
  ['Fees', ({ fees }) => negated(fees)],
  ['Payouts', ({ payouts }) => negated(payouts)],
  ['Adjustments', ({ adjustments }) => adjustments],
  ['Held for disputes', ({ held }) => negated(held)],
  ['Closing', ({ closing }) => closing],
]

const settlementColumns: FileColumn[] = [
  { header: 'Day', kind: 'day' },
  ...settlementParts.map(([header]): FileColumn => ({ header, kind: 'money' })),
]

/** The balance day by day, reconciled from opening to closing. */
const settlementsBody: BodyOf = ({ ledger, merchantId, opening, disputes }, { period }) => {
  const { days, whole } = settlementDays(ledger, merchantId, { opening, disputes }, period)
  return {
    columns: settlementColumns,
    facts: [['Currency', `USD. ZWL converted at ${rateInWords()}`]],
    totals: settlementParts.map(([header, value]) => [header, formatMoney(value(whole), 'USD')]),
    total: days.length,
    rows: (from, to) =>
      days
        .slice(from, to)
        .map((row) => [row.day, ...settlementParts.map(([, value]) => value(row))]),
  }
}

const feeColumns: FileColumn[] = [
  { header: 'Payment Method', kind: 'text' },
  { header: 'Currency', kind: 'text' },
  { header: 'Payments', kind: 'number' },
  { header: 'Volume', kind: 'money' },
  { header: 'Fees', kind: 'money' },
  { header: 'Fee Rate', kind: 'text' },
]

/** The fees of payments, by method. */
const feesBody: BodyOf = ({ ledger }, filter) => {
  const all = foundFees(findTaken(ledger, filter))
  const currencies = [...new Set(all.map(({ currency }) => currency))]
  return {
    columns: feeColumns,
    totals: currencies.map((currency) => {
      const own = all.filter((each) => each.currency === currency)
      const fees = own.reduce((sum, each) => sum + each.fees, 0)
      return [`Fees (${currency})`, formatMoney(fees, currency)]
    }),
    total: all.length,
    rows: (from, to) =>
      all
        .slice(from, to)
        .map(({ method, currency, payments, taken, fees }) => [
          methodTiles[method].name,
          currency,
          payments,
          taken,
          fees,
          `${((fees / taken) * 100).toFixed(2)}%`,
        ]),
  }
}

const customerColumns: FileColumn[] = [
  { header: 'Customer', kind: 'text' },
  { header: 'Payments', kind: 'number' },
  { header: 'Paid (USD)', kind: 'money' },
  { header: 'Paid (ZWL)', kind: 'money' },
  { header: 'Last Payment', kind: 'date' },
]

/** Customers by amount paid, largest first. */
const customersBody: BodyOf = ({ ledger }, filter) => {
  const all = customerTotals(findTaken(ledger, filter))
  const sum = (value: (total: (typeof all)[number]) => number) =>
    all.reduce((whole, each) => whole + value(each), 0)
  return {
    columns: customerColumns,
    totals: [
      ['Payments', formatCount(sum(({ payments }) => payments))],
      [
        'Paid (USD)',
        formatMoney(
          sum(({ paid }) => paid.USD),
          'USD',
        ),
      ],
      [
        'Paid (ZWL)',
        formatMoney(
          sum(({ paid }) => paid.ZWL),
          'ZWL',
        ),
      ],
    ],
    total: all.length,
    rows: (from, to) =>
      all
        .slice(from, to)
        .map(({ customer, payments, paid, last }) => [
          customer,
          payments,
          paid.USD,
          paid.ZWL,
          last,
        ]),
  }
}

/** The contents of each standard report. */
export const reportBodies: Record<ReportType, BodyOf> = {
  transactions: transactionsBody,
  payments: paymentsBody,
  settlements: settlementsBody,
  fees: feesBody,
  customers: customersBody,
}
