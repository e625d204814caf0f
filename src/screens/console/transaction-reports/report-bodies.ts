import type { Period } from '#db/days.ts'
import { currencies } from '#db/money.ts'
import { chargedFee, customerFeeTaken } from '#db/payments/rules.ts'
import { isOutgoing } from '#db/payments/schemas.ts'
import {
  merchantPayouts,
  merchantPerformance,
  weeklyRevenue,
} from '#db/reports/platform-figures.ts'
import {
  type ConsoleLedger,
  findTransactions,
  type TransactionFilter,
  type LedgerRow,
} from '#db/payments/ledger-queries.ts'
import { sumsOf } from '#src/files/reports/report-bodies.ts'
import { formatMoney } from '#src/rules/format.ts'
import { consoleStatuses, methodTiles, transactionTypeLabels } from '#src/rules/transactions.ts'
import type { Fact, FileCell, FileColumn, FileRows } from '#src/files/table-file.ts'

export interface PlatformBody {
  columns: readonly FileColumn[]
  totals: readonly Fact[]
  total: number
  rows: (from: number, to: number) => FileRows
}

type BodyOf = (source: ConsoleLedger, period: Period) => PlatformBody

type Columns<Row> = readonly (FileColumn & { value: (row: Row) => FileCell })[]

const usd = (amount: number) => formatMoney(amount, 'USD')
const heads = <Row>(columns: Columns<Row>): FileColumn[] =>
  columns.map(({ header, kind }) => ({ header, kind }))

/** Builds a body from rows few enough to hold in memory. */
function bodyOfRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  totals: Fact[],
): PlatformBody {
  return {
    columns: heads(columns),
    totals,
    total: rows.length,
    rows: (from, to) => rows.slice(from, to).map((row) => columns.map(({ value }) => value(row))),
  }
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

type Named = LedgerRow & { merchant: string }

const column = {
  id: { header: 'Transaction ID', kind: 'text', value: ({ id }: Named) => id },
  date: { header: 'Date & Time', kind: 'date', value: ({ date }: Named) => Date.parse(date) },
  merchant: { header: 'Merchant', kind: 'text', value: ({ merchant }: Named) => merchant },
  customer: { header: 'Customer', kind: 'text', value: ({ customer }: Named) => customer },
  type: { header: 'Type', kind: 'text', value: ({ type }: Named) => transactionTypeLabels[type] },
  method: {
    header: 'Payment Method',
    kind: 'text',
    value: ({ paymentMethod }: Named) => methodTiles[paymentMethod].name,
  },
  amount: {
    header: 'Amount',
    kind: 'money',
    value: ({ type, amount }: Named) => (isOutgoing(type) ? -amount : amount),
  },
  fee: { header: 'Fee', kind: 'money', value: chargedFee },
  customerFee: { header: 'Customer Fee', kind: 'money', value: customerFeeTaken },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }: Named) => currency },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }: Named) => consoleStatuses[status].label,
  },
  reference: { header: 'Reference', kind: 'text', value: ({ reference }: Named) => reference },
  reason: {
    header: 'Reason',
    kind: 'text',
    value: ({ failureReason }: Named) => failureReason ?? 'Not provided',
  },
} as const

/** Builds a body from ledger rows, any number of them, newest first, with their totals by currency. */
const bodyOfLedger =
  (filter: TransactionFilter, columns: Columns<Named>): BodyOf =>
  ({ ledger, merchantNames }, { from, before }) => {
    const { found, total } = findTransactions(ledger, { ...filter, from, before })
    return {
      columns: heads(columns),
      totals: sumsOf(found),
      total,
      rows: (start, end) =>
        found.slice(start, end).map((row) => {
          const named = { ...row, merchant: merchantNames.get(row.merchantId) ?? row.merchantId }
          return columns.map(({ value }) => value(named))
        }),
    }
  }

const { id, date, merchant, customer, type, method, amount, currency } = column
const { fee, customerFee, status, reference, reason } = column

/** The body of each template in the sample data (ADM-10). */
export const platformReportBodies: Record<string, BodyOf> = {
  'RT-1': bodyOfLedger({ types: ['payment', 'refund', 'payout'] }, [
    id,
    date,
    merchant,
    customer,
    type,
    method,
    amount,
    fee,
    customerFee,
    currency,
    status,
    reference,
  ]),
  'RT-2': ({ ledger }, period) => {
    const rows = weeklyRevenue(ledger, period)
    return bodyOfRows(
      rows,
      [
        { header: 'Week of', kind: 'day', value: ({ week }) => week },
        { header: 'Days in period', kind: 'number', value: ({ days }) => days },
        { header: 'Payment Method', kind: 'text', value: (row) => methodTiles[row.method].name },
        { header: 'Payments', kind: 'number', value: ({ payments }) => payments },
        { header: 'Volume (USD)', kind: 'money', value: ({ volume }) => volume },
        { header: 'Fees (USD)', kind: 'money', value: ({ fees }) => fees },
      ],
      [
        ['Volume', usd(sumOf(rows, ({ volume }) => volume))],
        ['Fees', usd(sumOf(rows, ({ fees }) => fees))],
      ],
    )
  },
  'RT-3': ({ ledger, merchantNames }, period) => {
    const payouts = merchantPayouts(ledger, period)
    return bodyOfRows(
      payouts,
      [
        {
          header: 'Merchant',
          kind: 'text',
          value: ({ merchantId }) => merchantNames.get(merchantId) ?? merchantId,
        },
        { header: 'Payouts', kind: 'number', value: ({ payouts }) => payouts },
        { header: 'Paid out', kind: 'money', value: ({ paidOut }) => paidOut },
        { header: 'Fees', kind: 'money', value: ({ fees }) => fees },
        { header: 'Currency', kind: 'text', value: (row) => row.currency },
      ],
      currencies.flatMap((currency): Fact[] => {
        const own = payouts.filter((row) => row.currency === currency)
        if (own.length === 0) return []
        return [
          [
            `Paid out (${currency})`,
            formatMoney(
              sumOf(own, ({ paidOut }) => paidOut),
              currency,
            ),
          ],
          [
            `Fees (${currency})`,
            formatMoney(
              sumOf(own, ({ fees }) => fees),
              currency,
            ),
          ],
        ]
      }),
    )
  },
  'RT-4': bodyOfLedger({ types: ['payment'], statuses: ['failed'] }, [
    id,
    date,
    merchant,
    customer,
    method,
    amount,
    currency,
    reference,
    reason,
  ]),
  'RT-5': ({ ledger, merchantNames }, period) => {
    const rows = merchantPerformance(ledger, period)
    return bodyOfRows(
      rows,
      [
        {
          header: 'Merchant',
          kind: 'text',
          value: ({ merchantId }) => merchantNames.get(merchantId) ?? merchantId,
        },
        { header: 'Volume (USD)', kind: 'money', value: ({ volume }) => volume },
        { header: 'Fees (USD)', kind: 'money', value: ({ fees }) => fees },
        { header: 'Payments', kind: 'number', value: ({ payments }) => payments },
        { header: 'Failed', kind: 'number', value: ({ failed }) => failed },
        {
          header: 'Success Rate (%)',
          kind: 'number',
          value: ({ payments, failed }) => Math.round((payments / (payments + failed)) * 1000) / 10,
        },
      ],
      [['Volume', usd(sumOf(rows, ({ volume }) => volume))]],
    )
  },
}
