import type { Period } from '#db/days.ts'
import { currencies, currencyName } from '#db/money.ts'
import { hasSucceeded } from '#db/payments/rules.ts'
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
import { formatMoney } from '#db/text/format.ts'
import { sumsOf } from '#src/files/reports/report-bodies.ts'
import {
  bodyOfRows,
  cellsOf,
  listedColumns,
  type ReportBody,
  sumsOfColumns,
  sumLines,
  type ValueColumn,
} from '#src/files/reports/report-columns.ts'
import { consoleStatuses, methodTiles, transactionTypeLabels } from '#src/rules/transactions.ts'
import type { Fact } from '#src/files/table-file.ts'

type BodyOf = (source: ConsoleLedger, period: Period) => ReportBody

const usd = (amount: number) => formatMoney(amount, 'USD')

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** A column with a sum; its currency is USD where its header says so. */
const added = <Row>(
  header: string,
  kind: 'money' | 'number',
  value: (row: Row) => number,
): ValueColumn<Row> => ({
  header,
  kind,
  ...(header.endsWith('(USD)') && { currency: 'USD' as const }),
  value,
  adds: value,
})

type Named = LedgerRow & { merchant: string }

const column = {
  ...listedColumns,
  merchant: { header: 'Merchant', kind: 'text', value: ({ merchant }) => merchant },
  type: { header: 'Type', kind: 'text', value: ({ type }) => transactionTypeLabels[type] },
  status: { header: 'Status', kind: 'text', value: ({ status }) => consoleStatuses[status].label },
  reference: { header: 'Reference', kind: 'text', value: ({ reference }) => reference },
  reason: {
    header: 'Reason',
    kind: 'text',
    value: ({ failureReason }) => failureReason ?? 'Not provided',
  },
} satisfies Record<string, ValueColumn<Named>>

/** Builds a body from ledger rows, newest first, with their totals by currency. */
const bodyOfLedger =
  (filter: TransactionFilter, columns: readonly ValueColumn<Named>[]): BodyOf =>
  ({ ledger, merchantNames }, { from, before }) => {
    const { found } = findTransactions(ledger, { ...filter, from, before })
    const named = (row: LedgerRow): Named => ({
      ...row,
      merchant: merchantNames.get(row.merchantId) ?? row.merchantId,
    })
    return {
      ...bodyOfRows<Named>([], columns, sumsOf(found)),
      // Of failed payments nothing adds up.
      sums: found.some(hasSucceeded)
        ? sumsOfColumns(found.map(named), columns, {
            currencyOf: ({ currency: each }) => each,
            lines: sumLines(found),
          })
        : [],
      total: found.length,
      rows: (start, end) => cellsOf(found.slice(start, end).map(named), columns),
    }
  }

const { id, date, merchant, customer, type, method, amount, net, currency } = column
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
    net,
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
        added('Payments', 'number', ({ payments }) => payments),
        added('Volume (USD)', 'money', ({ volume }) => volume),
        added('Fees (USD)', 'money', ({ fees }) => fees),
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
        added('Payouts', 'number', (row) => row.payouts),
        added('Paid out', 'money', ({ paidOut }) => paidOut),
        added('Fees', 'money', ({ fees }) => fees),
        { header: 'Currency', kind: 'text', value: (row) => row.currency },
      ],
      currencies.flatMap((currency): Fact[] => {
        const own = payouts.filter((row) => row.currency === currency)
        if (own.length === 0) return []
        return [
          [
            `Paid out (${currencyName(currency)})`,
            formatMoney(
              sumOf(own, ({ paidOut }) => paidOut),
              currency,
            ),
          ],
          [
            `Fees (${currencyName(currency)})`,
            formatMoney(
              sumOf(own, ({ fees }) => fees),
              currency,
            ),
          ],
        ]
      }),
      { currencyOf: (row) => row.currency },
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
        added('Volume (USD)', 'money', ({ volume }) => volume),
        added('Fees (USD)', 'money', ({ fees }) => fees),
        added('Payments', 'number', ({ payments }) => payments),
        added('Failed', 'number', ({ failed }) => failed),
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
