import type { PayoutDetails } from '#db/payouts/queries.ts'
import { restInWords } from '#src/rules/statement.ts'
import { transactionTypes } from '#src/rules/transactions.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'

const columns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Date & Time', kind: 'date' },
  { header: 'Type', kind: 'text' },
  { header: 'Customer', kind: 'text' },
  { header: 'Amount (USD)', kind: 'money' },
  { header: 'Fee (USD)', kind: 'money' },
  { header: 'Net (USD)', kind: 'money' },
]

/** Builds a payout's statement as CSV: one line per transaction; the nets add up to the payout. */
export function statementCsv({ payout, contents }: PayoutDetails): string {
  const { lines, rest } = contents
  const rows: FileRows = lines.map(({ id, date, type, customer, gross, fee, net }) => [
    id,
    Date.parse(date),
    transactionTypes[type],
    customer,
    gross,
    fee,
    net,
  ])
  const asked = Date.parse(payout.requestedAt)
  if (rest.amount !== 0) rows.push(['', asked, restInWords(rest), '', rest.amount, 0, rest.amount])
  return csvStart(columns) + csvLines(columns, rows)
}
