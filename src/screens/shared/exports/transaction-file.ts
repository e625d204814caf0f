import { listStoredDetails } from '#db/payments/queries.ts'
import type { FileRows } from '#src/files/table-file.ts'
import type { Column } from '#src/ui/list/column.ts'
import { fileOfColumns } from './export-dialog.tsx'

type Database = Parameters<typeof listStoredDetails>[0]

/** Returns the file of a list of transactions: its columns, and each row's reference, which only the stored rows have. */
export function transactionFile<Row extends { id: string }, Order extends string>(
  columns: readonly Column<Row, Order>[],
) {
  const file = fileOfColumns(columns)
  return {
    columns: [...file.columns, { header: 'Reference', kind: 'text' as const }],
    async cells(db: Database, rows: readonly Row[]): Promise<FileRows> {
      const stored = await listStoredDetails(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row, at) => [...file.cells(row), stored[at]?.reference ?? ''])
    },
  }
}
