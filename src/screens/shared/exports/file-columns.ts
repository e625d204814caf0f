import type { Column } from '#src/ui/list/column.ts'
import type { FileCell, FileColumn } from '#src/files/table-file.ts'

/** Returns a list's file columns (those with a value, in the list's order) and a function for a row's cells. */
export function fileOf<Row, Order extends string>(
  columns: readonly Column<Row, Order>[],
): { columns: FileColumn[]; cells: (row: Row) => FileCell[] } {
  const written = columns.flatMap(({ header, kind = 'text', value }) =>
    value ? [{ header, kind, value }] : [],
  )
  return {
    columns: written.map(({ header, kind }) => ({ header, kind })),
    cells: (row) => written.map(({ value }) => value(row)),
  }
}
