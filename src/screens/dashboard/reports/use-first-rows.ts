import { useEffect, useMemo, useState } from 'react'
import type { FileRows } from '#src/files/table-file.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'

/** The number of rows in a preview. */
export const previewRows = 8

/** Returns the first rows of a report; undefined while loading. */
export function useFirstRows(table: ReportTable): FileRows | undefined {
  const first = useMemo(() => table.rows(0, Math.min(previewRows, table.head.total)), [table])
  const [read, setRead] = useState<{ of: typeof first; rows: FileRows }>()
  useEffect(() => {
    if (Array.isArray(first)) return
    let current = true
    first.then(
      (rows) => {
        if (current) setRead({ of: first, rows })
      },
      (error: unknown) => reportError(error),
    )
    return () => {
      current = false
    }
  }, [first])
  if (Array.isArray(first)) return first
  // The previous rows stay until the next ones are loaded.
  return read?.rows
}
