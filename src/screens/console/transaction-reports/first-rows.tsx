import { useEffect, useState } from 'react'
import { readableCell } from '#src/files/cell-text.ts'
import type { FileRows } from '#src/files/table-file.ts'
import { formatCount } from '#src/rules/format.ts'
import type { PlatformTable } from './platform-table.ts'

/** The rows of a preview. */
const most = 3

/** The first rows of a report as the file has them, each as a title and a line. */
export function FirstRows({ table }: { table: PlatformTable }) {
  const [rows, setRows] = useState<FileRows>([])
  useEffect(() => {
    let current = true
    Promise.resolve(table.rows(0, Math.min(most, table.head.total))).then((read) => {
      if (current) setRows(read)
    }, reportError)
    return () => {
      current = false
    }
  }, [table])
  const textsOf = (row: FileRows[number]) =>
    table.columns.map(({ kind }, at) => readableCell(row[at] ?? '', kind))
  const more = table.head.total - rows.length
  return (
    <section aria-label="Preview" className="rounded-control border border-line">
      <p className="border-b border-line px-3.5 py-2 text-sm text-muted">
        {table.columns.map(({ header }) => header).join(', ')}
      </p>
      <ul>
        {rows.map((row, at) => {
          const [title, ...rest] = textsOf(row)
          return (
            <li key={at} className="border-b border-line px-3.5 py-2 text-sm tabular-nums">
              <span className="font-medium">{title}</span>{' '}
              <span className="wrap-anywhere text-muted">
                {rest.filter((text) => text !== '').join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="px-3.5 py-2 text-sm text-subtle">{formatCount(more)} more</p>}
    </section>
  )
}
