import { customerTotals } from '#db/payments/figures.ts'
import { findTaken } from '#db/reports/row-queries.ts'
import { formatCount, formatMoney } from '#src/rules/format.ts'
import type { FileColumn } from '#src/screens/shared/exports/table-file.ts'
import type { BodyOf } from './report-body.ts'

const columns: FileColumn[] = [
  { header: 'Customer', kind: 'text' },
  { header: 'Payments', kind: 'number' },
  { header: 'Paid (USD)', kind: 'money' },
  { header: 'Paid (ZWL)', kind: 'money' },
  { header: 'Last Payment', kind: 'date' },
]

/** Customers by amount paid, largest first. */
export const customersBody: BodyOf = ({ ledger }, filter) => {
  const all = customerTotals(ledger, findTaken(ledger, filter))
  const sum = (value: (total: (typeof all)[number]) => number) =>
    all.reduce((whole, each) => whole + value(each), 0)
  return {
    columns,
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
