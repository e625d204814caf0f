import { rowsAt } from '#db/queries/ledger-rows.ts'
import { fileOf } from '#src/screens/shared/exports/file-columns.ts'
import type { FileRows } from '#src/screens/shared/exports/table-file.ts'
import type { Selection } from '#src/ui/list/selection.ts'
import { transactionColumns } from './transaction-columns.tsx'
import type { Found } from './use-found.ts'

const file = fileOf(transactionColumns)

/** The table's columns in its order; the currency apart, so that amounts are numbers. */
export const fileColumns = file.columns

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
    rows: (from, to) => rowsAt(ledger, chosen.subarray(from, to)).map(file.cells),
  }
}
