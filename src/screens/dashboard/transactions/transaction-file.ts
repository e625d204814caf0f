import { rowsAt } from '#db/payments/ledger-queries.ts'
import { fileOf } from '#src/screens/shared/exports/file-columns.ts'
import type { FileRows } from '#src/screens/shared/exports/table-file.ts'
import type { Selection } from '#src/ui/list/selection.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { chosenPositions } from './chosen-positions.ts'
import type { Found } from './use-found.ts'

const file = fileOf(transactionColumns)

/** The table's columns in its order; the currency apart, so that amounts are numbers. */
export const fileColumns = file.columns

export interface FileSource {
  total: number
  rows: (from: number, to: number) => FileRows
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
