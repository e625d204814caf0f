import type { FileRows } from '#src/files/table-file.ts'
import type { Column } from '#src/ui/list/column.ts'
import { fileOfColumns } from './export-dialog.tsx'

/** Returns the file of a list of transactions: its columns, and each row's reference. */
export function transactionFile<
  Row extends { id: string; reference: string },
  Order extends string,
>(columns: readonly Column<Row, Order>[]) {
  const file = fileOfColumns(columns)
  return {
    columns: [...file.columns, { header: 'Reference', kind: 'text' as const }],
    cells: (rows: readonly Row[]): FileRows =>
      rows.map((row) => [...file.cells(row), row.reference]),
  }
}
