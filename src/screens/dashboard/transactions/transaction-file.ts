import { rowsAt, type LedgerRow } from '#db/queries/ledger-rows.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { signedAmount, transactionStatuses } from '#src/rules/transactions.ts'
import type { FileCell, FileColumn, FileRows } from '#src/screens/shared/exports/table-file.ts'
import type { Selection } from './selection.ts'
import type { Found } from './use-found.ts'

/** The table's columns in its order; the currency apart, so that amounts are numbers. */
export const fileColumns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Date & Time', kind: 'date' },
  { header: 'Customer', kind: 'text' },
  { header: 'Payment Method', kind: 'text' },
  { header: 'Amount', kind: 'money' },
  { header: 'Currency', kind: 'text' },
  { header: 'Status', kind: 'text' },
]

const cells = (row: LedgerRow): FileCell[] => [
  row.id,
  Date.parse(row.date),
  row.customer,
  methodTiles[row.paymentMethod].name,
  signedAmount(row),
  row.currency,
  transactionStatuses[row.status].label,
]

/** The plain number in an id such as `TX-88214`. */
const transactionNumber = (id: string) => Number(id.slice(3))

export interface FileSource {
  total: number
  rows: (from: number, to: number) => FileRows
}

/** Where what is chosen lies, of all that matches now: a chosen row that has changed may match no more. */
export function chosenPositions({ ledger, positions }: Found, { ids, all }: Selection) {
  if (!all && ids.size === 0) return new Uint32Array()
  const numbers = new Set(Array.from(ids, transactionNumber))
  const { number } = ledger.columns.column
  return positions.filter((at) => numbers.has(number[at] ?? 0) !== all)
}

/** What a file of the list holds, in the list's order: all that match, or what of it is chosen. */
export function fileSource(found: Found, selection?: Selection): FileSource {
  const { ledger } = found
  const chosen = selection ? chosenPositions(found, selection) : found.positions
  return {
    total: chosen.length,
    rows: (from, to) => rowsAt(ledger, chosen.subarray(from, to)).map(cells),
  }
}
