import type { Period } from '#db/days.ts'
import { customerFeeTaken } from '#db/payments/rules.ts'
import { isOutgoing } from '#db/payments/schemas.ts'
import {
  merchantPayouts,
  merchantPerformance,
  weeklyRevenue,
} from '#db/reports/platform-figures.ts'
import {
  type ConsoleLedger,
  findTransactions,
  type LedgerRow,
  rowsAt,
  type TransactionFilter,
} from '#db/payments/ledger-queries.ts'
import { formatMoney } from '#src/rules/format.ts'
import { consoleStatuses, methodTiles, transactionTypes } from '#src/rules/transactions.ts'
import type { Fact, FileCell, FileColumn, FileRows } from '#src/files/table-file.ts'

/** Loads failure reasons by transaction id. */
export type Reasons = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export interface PlatformBody {
  columns: readonly FileColumn[]
  totals: readonly Fact[]
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
}

interface Source extends ConsoleLedger {
  reasons: Reasons
}
type BodyOf = (source: Source, period: Period) => PlatformBody

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

type Named = LedgerRow & { merchant: string; reason: string }

const column = {
  id: { header: 'Transaction ID', kind: 'text', value: ({ id }: Named) => id },
  date: { header: 'Date & Time', kind: 'date', value: ({ date }: Named) => Date.parse(date) },
  merchant: { header: 'Merchant', kind: 'text', value: ({ merchant }: Named) => merchant },
  customer: { header: 'Customer', kind: 'text', value: ({ customer }: Named) => customer },
  type: { header: 'Type', kind: 'text', value: ({ type }: Named) => transactionTypes[type] },
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
  fee: { header: 'Fee', kind: 'money', value: ({ fee }: Named) => fee },
  customerFee: {
    header: 'Customer Fee',
    kind: 'money',
    value: (row: Named) => customerFeeTaken(row),
  },
  currency: { header: 'Currency', kind: 'text', value: ({ currency }: Named) => currency },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }: Named) => consoleStatuses[status].label,
  },
  reason: { header: 'Reason', kind: 'text', value: ({ reason }: Named) => reason },
} as const

/** Builds a body from ledger rows, any number of them, newest first. */
const bodyOfLedger =
  (filter: TransactionFilter, columns: Columns<Named>, withReasons = false): BodyOf =>
  ({ ledger, merchantNames, reasons }, { from, before }) => {
    const { positions } = findTransactions(ledger, { ...filter, from, before })
    const cells = (found: readonly LedgerRow[], why?: ReadonlyMap<string, string>) =>
      found.map((row) => {
        const merchant = merchantNames.get(row.merchantId) ?? row.merchantId
        const named = { ...row, merchant, reason: why?.get(row.id) ?? 'Not provided' }
        return columns.map(({ value }) => value(named))
      })
    return {
      columns: heads(columns),
      totals: [],
      total: positions.length,
      rows: (start, end) => {
        const found = rowsAt(ledger, positions.subarray(start, end))
        if (!withReasons) return cells(found)
        return reasons(found.map(({ id }) => id)).then((why) => cells(found, why))
      },
    }
  }

const { id, date, merchant, customer, type, method, amount, fee, customerFee, currency } = column
const { status, reason } = column

/** The body of each template in the sample data (ADM-10). */
export const reportBodies: Record<string, BodyOf> = {
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
  ]),
  'RT-2': ({ ledger }, period) => {
    const rows = weeklyRevenue(ledger, period)
    return bodyOfRows(
      rows,
      [
        { header: 'Week of', kind: 'day', value: ({ week }) => week },
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
  'RT-3': ({ ledger, merchantNames }, period) =>
    bodyOfRows(
      merchantPayouts(ledger, period),
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
      [],
    ),
  'RT-4': bodyOfLedger(
    { types: ['payment'], statuses: ['failed'] },
    [id, date, merchant, customer, method, amount, currency, reason],
    true,
  ),
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
          header: 'Success rate, %',
          kind: 'number',
          value: ({ payments, failed }) => Math.round((payments / (payments + failed)) * 1000) / 10,
        },
      ],
      [['Volume', usd(sumOf(rows, ({ volume }) => volume))]],
    )
  },
}
