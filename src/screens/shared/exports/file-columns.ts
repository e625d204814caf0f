import type { Column } from '#src/ui/list/column.ts'
import type { FileCell, FileColumn } from './table-file.ts'

/** What a file of a list holds: the columns that have a value, in the order of the list, and the cells of a row. */
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
