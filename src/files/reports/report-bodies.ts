import type { LedgerRow } from '#db/ledger/rows.ts'
import { byCurrency, currencies, type Currency, currencyName } from '#db/money.ts'
import { type FoundFees, foundFees } from '#db/payments/fee-figures.ts'
import { type CustomerTotal, customerTotals, foundSums } from '#db/payments/figures.ts'
import { carryingPayouts } from '#db/payouts/contents-figures.ts'
import {
  type Settlement,
  type SettlementBridge,
  settlementBridge,
  settlementDays,
} from '#db/payouts/settlement-figures.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import {
  findCharged,
  findReportRows,
  findTaken,
  type ReportFilter,
  type ReportRow,
} from '#db/reports/row-queries.ts'
import type { ReportType } from '#db/reports/schemas.ts'
import { formatCount, formatMoney } from '#db/text/format.ts'
import { reportFieldLabels, reportRowTypes } from '#src/rules/report-text.ts'
import { methodTiles, transactionStatusLooks } from '#src/rules/transactions.ts'
import type { Fact, FileColumn } from '../table-file.ts'
import {
  bodyOfRows,
  listedColumns,
  settlementDate,
  sumLines,
  type ValueColumn,
} from './report-columns.ts'
import type { BodyOf } from './report-settings.ts'
import { vatBody } from './vat-body.ts'

const typeNames = new Map<string, string>(reportRowTypes.map(({ value, label }) => [value, label]))

const column = {
  ...listedColumns,
  completed: { header: 'Completed', kind: 'date', value: ({ settled }) => settled },
  type: { header: 'Type', kind: 'text', value: ({ type }) => typeNames.get(type) ?? type },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }) => transactionStatusLooks[status].label,
  },
} satisfies Record<string, ValueColumn<ReportRow>>

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
      ['Adjustments', found.adjusted],
      ['Paid out', -found.paidOut],
      ['Payout fees', -found.payoutFees],
    ]
    return sums
      .filter(([, amount]) => amount !== 0)
      .map(([term, amount]): Fact => [
        `${term} (${currencyName(currency)})`,
        formatMoney(amount, currency),
      ])
  })
}

/** By which day the rows of a report are in its period. */
const countedBy = (what: string): Fact => ['Counted by', what]
/** Says by which day transactions are in a report: that of their entry, or that on which they succeeded or failed. */
export const byDay = ({ by }: Pick<ReportFilter, 'by'>, what: string): Fact =>
  countedBy(by === 'settled' ? 'Day of completion' : `Day of ${what}`)

/** The columns of a report of the ledger's rows, for a source. */
type ColumnsOf = (source: ReportSource) => readonly ValueColumn<ReportRow>[]

const bodyWith =
  (columnsOf: ColumnsOf, only: 'payment' | null): BodyOf =>
  (source, filter) => {
    const found = findReportRows(source.ledger, only ? { ...filter, types: [only] } : filter)
    const isCharged = found.listed.some(({ customerFee = 0 }) => customerFee > 0)
    const columns = columnsOf(source)
      // Only where customers paid one, so that most tables stay narrow.
      .filter((each) => each !== column.customerFee || isCharged)
      .map((each) => (each === column.date && filter.by === 'settled' ? column.completed : each))
    const body = bodyOfRows(found.rows, columns, sumsOf(found.listed), {
      currencyOf: ({ currency }) => currency,
      lines: sumLines(found.rows),
    })
    return { ...body, facts: [byDay(filter, only ?? 'transaction')] }
  }

/** All transactions, newest first. */
const transactionsBody = bodyWith(
  () => [
    column.id,
    column.date,
    column.customer,
    column.type,
    column.method,
    column.amount,
    column.fee,
    column.customerFee,
    column.net,
    column.currency,
    column.status,
  ],
  null,
)

/** When each payment settles and the payouts that carry it. */
const coursesOf = ({ ledger, merchantId, payouts }: ReportSource): ValueColumn<ReportRow>[] => {
  const carrying = carryingPayouts(ledger, merchantId, payouts)
  return [
    { header: reportFieldLabels.settled, kind: 'day', value: settlementDate },
    {
      header: 'Payout',
      kind: 'text',
      value: ({ id }) => (carrying.get(id) ?? []).map((payout) => payout.id).join(', '),
    },
  ]
}

const paymentRows = bodyWith(
  (source) => [
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
    ...coursesOf(source),
  ],
  'payment',
)

/** The steps of a bridge in both currencies, without those of currencies in which it has none. */
function bridgeFacts(
  { ledger, merchantId }: ReportSource,
  { period }: ReportFilter,
  stepsOf: (bridge: SettlementBridge) => [term: string, amount: number][],
): Fact[] {
  const both = settlementBridge(ledger, merchantId, period)
  return currencies
    .filter((currency) => both[currency].settlesLater !== 0 || both[currency].madeBefore !== 0)
    .flatMap((currency) =>
      stepsOf(both[currency])
        .filter(([, amount]) => amount !== 0)
        .map(([term, amount]): Fact => [
          `${term} (${currencyName(currency)})`,
          formatMoney(amount, currency),
        ]),
    )
}

/** Customers' payments and attempts, the money received, and what of it settled in the period. */
const paymentsBody: BodyOf = (source, filter) => {
  const body = paymentRows(source, filter)
  // What filters leave out settles too.
  const isWhole = filter.by !== 'settled' && filter.methods.length + filter.statuses.length === 0
  if (!isWhole) return body
  const bridge = bridgeFacts(source, filter, ({ settlesLater, madeBefore, settled }) => [
    ['Settles after this period', -settlesLater],
    ['Paid before, settled in this period', madeBefore],
    ['Payments settled in this period', settled],
  ])
  return { ...body, totals: [...body.totals, ...bridge] }
}

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
/** The balances themselves, which are listed also where they are 0. */
const balanceEntries = new Set(['Opening', 'Closing'])

interface SettlementEntry extends Record<Currency, number> {
  day: number
  entry: string
}

const settlementColumns: readonly ValueColumn<SettlementEntry>[] = [
  { header: 'Day', kind: 'day', value: ({ day }) => day },
  { header: 'Entry', kind: 'text', value: ({ entry }) => entry },
  ...currencies.map((currency): ValueColumn<SettlementEntry> => ({
    header: currency,
    kind: 'money',
    currency,
    value: (row) => row[currency],
  })),
]

/** Returns the entries of both balances, from opening to closing, without those of nothing. */
const settlementEntries = (both: Record<Currency, Settlement>): Omit<SettlementEntry, 'day'>[] =>
  settlementParts
    .map(([entry, value]) => ({ entry, ...byCurrency((currency) => value(both[currency])) }))
    .filter(({ entry, USD, ZWL }) => USD !== 0 || ZWL !== 0 || balanceEntries.has(entry))

/** The two balances day by day, a column for each, reconciled from opening to closing. */
const settlementsBody: BodyOf = (source, filter) => {
  const { ledger, merchantId, disputes } = source
  const { period } = filter
  const { days, whole } = settlementDays(ledger, merchantId, disputes, period)
  const rows = days.flatMap(({ day, ...both }) =>
    settlementEntries(both).map((entry) => ({ day, ...entry })),
  )
  const totals = currencies.flatMap((currency) =>
    settlementEntries(whole)
      .filter(({ entry, [currency]: amount }) => amount !== 0 || balanceEntries.has(entry))
      .map(({ entry, [currency]: amount }): Fact => [
        `${entry} (${currencyName(currency)})`,
        formatMoney(amount, currency),
      ]),
  )
  return {
    ...bodyOfRows(rows, settlementColumns, [
      ...totals,
      ...bridgeFacts(source, filter, ({ made, settlesLater, madeBefore }) => [
        ['Paid before, settled in this period', -madeBefore],
        ['Settles after this period', settlesLater],
        ['Payments paid in this period', made],
      ]),
    ]),
    facts: [countedBy('Day of settlement')],
    sums: settlementEntries(whole).map(({ entry, USD, ZWL }) => ['Total', entry, USD, ZWL]),
  }
}

/** What payouts were charged is added to the fees, but the payouts not to the payments. */
const ofPayments =
  (value: (row: FoundFees) => number) =>
  (row: FoundFees): number =>
    row.method === 'payouts' ? 0 : value(row)

/** A column about payments, empty beside payouts. */
const aboutPayments = (
  header: string,
  kind: FileColumn['kind'],
  value: (row: FoundFees) => number,
): ValueColumn<FoundFees> => ({
  header,
  kind,
  value: (row) => (row.method === 'payouts' ? '' : value(row)),
})

const feeColumns: readonly ValueColumn<FoundFees>[] = [
  {
    header: 'Payment Method',
    kind: 'text',
    value: ({ method }) => (method === 'payouts' ? 'Payouts' : methodTiles[method].name),
  },
  { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
  {
    ...aboutPayments('Payments', 'number', ({ count }) => count),
    adds: ofPayments(({ count }) => count),
  },
  {
    ...aboutPayments('Volume', 'money', ({ amount }) => amount),
    adds: ofPayments(({ amount }) => amount),
  },
  { header: 'Fees', kind: 'money', value: ({ fees }) => fees, adds: ({ fees }) => fees },
  aboutPayments(
    'Fee Rate',
    'percent',
    ({ fees, amount }) => Math.round((fees / amount) * 100_00) / 100,
  ),
]

/** What payments and payouts cost, by method. */
const feesBody: BodyOf = ({ ledger }, filter) => {
  const all = foundFees(findCharged(ledger, filter))
  const totals = currencies.flatMap((currency): Fact[] => {
    const own = all.filter((each) => each.currency === currency)
    const sum = (rows: readonly FoundFees[]) => rows.reduce((whole, { fees }) => whole + fees, 0)
    const payouts = own.filter(({ method }) => method === 'payouts')
    const named: [string, number][] =
      payouts.length === 0
        ? [['Fees', sum(own)]]
        : [
            ['Payment fees', sum(own) - sum(payouts)],
            ['Payout fees', sum(payouts)],
            ['Total fees', sum(own)],
          ]
    return own.length === 0
      ? []
      : named.map(([term, amount]) => [
          `${term} (${currencyName(currency)})`,
          formatMoney(amount, currency),
        ])
  })
  return {
    ...bodyOfRows(all, feeColumns, totals, { currencyOf: ({ currency }) => currency }),
    facts: [countedBy('Day of payment or payout request')],
  }
}

const customerColumns: readonly ValueColumn<CustomerTotal>[] = [
  { header: 'Customer', kind: 'text', value: ({ customer }) => customer },
  {
    header: 'Payments',
    kind: 'number',
    value: ({ payments }) => payments,
    adds: ({ payments }) => payments,
  },
  ...currencies.map((currency): ValueColumn<CustomerTotal> => ({
    header: `Paid (${currency})`,
    kind: 'money',
    currency,
    value: ({ paid }) => paid[currency],
    adds: ({ paid }) => paid[currency],
  })),
  { header: 'Last Payment', kind: 'date', value: ({ last }) => last },
]

/** Customers by amount paid, largest first. */
const customersBody: BodyOf = ({ ledger }, filter) => {
  const all = customerTotals(findTaken(ledger, filter))
  const sum = (value: (total: CustomerTotal) => number) =>
    all.reduce((whole, each) => whole + value(each), 0)
  const paidIn = (currency: Currency): Fact => [
    `Paid (${currencyName(currency)})`,
    formatMoney(
      sum(({ paid }) => paid[currency]),
      currency,
    ),
  ]
  return {
    ...bodyOfRows(all, customerColumns, [
      ['Payments', formatCount(sum(({ payments }) => payments))],
      ...currencies.map(paidIn),
    ]),
    facts: [countedBy('Day of payment')],
  }
}

/** The contents of each standard report. */
export const reportBodies: Record<ReportType, BodyOf> = {
  transactions: transactionsBody,
  payments: paymentsBody,
  settlements: settlementsBody,
  fees: feesBody,
  customers: customersBody,
  vat: vatBody,
}
