import { foundFees } from '#db/payments/fee-figures.ts'
import { findTaken } from '#db/reports/row-queries.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { FileColumn } from '#src/screens/shared/exports/table-file.ts'
import type { BodyOf } from './report-body.ts'

const columns: FileColumn[] = [
  { header: 'Payment Method', kind: 'text' },
  { header: 'Currency', kind: 'text' },
  { header: 'Payments', kind: 'number' },
  { header: 'Taken', kind: 'money' },
  { header: 'Fees', kind: 'money' },
  { header: 'Fees of Taken', kind: 'text' },
]

/** The fees of payments, by method. */
export const feesBody: BodyOf = ({ ledger }, filter) => {
  const all = foundFees(ledger, findTaken(ledger, filter))
  const currencies = [...new Set(all.map(({ currency }) => currency))]
  return {
    columns,
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
