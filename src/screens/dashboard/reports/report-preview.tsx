import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { ReportFormat } from '#db/reports/schemas.ts'
import { countOf, formatCount } from '#db/text/format.ts'
import { cellTexts, isFigure, withCurrencyNames } from '#src/files/cell-text.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'
import type { Fact, FileColumn, FileRows } from '#src/files/table-file.ts'
import { formatNote, reportFormatLabels } from '#src/rules/report-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useBoxWidth } from '#src/ui/charts/chart-parts.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** The number of rows in a preview. */
const previewRows = 8

/** Returns the first rows of a report; undefined while loading. */
function useFirstRows(table: ReportTable): FileRows | undefined {
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

interface Props {
  table: ReportTable
  format: ReportFormat
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="flex min-w-0 flex-wrap justify-between gap-x-3 sm:justify-start">
          <dt className="text-muted sm:w-36 sm:flex-none">{term}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums sm:flex-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The first rows and the sums as the file has them; a table that is wider than its place scrolls in it, and says so. */
function Rows({ table, format }: Props) {
  const [scroller, width] = useBoxWidth<HTMLDivElement>(320)
  const read = useFirstRows(table)
  const { head } = table
  const { columns, named, namedSums } = withCurrencyNames(format, table.columns)
  const rows = named(read ?? [])
  const { total } = head
  const sums = namedSums(head.sums ?? [])
  const [isWider, setWider] = useState(false)
  useLayoutEffect(() => {
    const box = scroller.current
    if (box) setWider(box.scrollWidth > box.clientWidth)
  }, [scroller, width, read, table])
  const textOf = (row: FileRows[number], at: number) =>
    cellTexts[format](row[at] ?? '', columns[at]?.kind ?? 'text')
  const look = ({ kind }: FileColumn) =>
    `px-1.5 first:pl-5 last:pr-5 ${isFigure(kind) ? 'text-right' : 'text-left'}`
  const cellLook = (column: FileColumn) =>
    `py-2 align-top tabular-nums ${look(column)} ${column.kind === 'date' ? 'min-w-24' : column.kind === 'text' ? 'min-w-14 wrap-break-word' : 'whitespace-nowrap'}`
  const more = total - rows.length
  return (
    <>
      {isWider && (
        <p className="border-t border-line px-5 py-2 text-sm text-muted">
          Scroll the table sideways to see all {formatCount(columns.length)} columns.
        </p>
      )}
      <div
        ref={scroller}
        className="relative min-w-0 overflow-x-auto rounded-b-card border-t border-line -outline-offset-3"
        {...(isWider && { role: 'region', 'aria-label': 'Rows of the report', tabIndex: 0 })}
      >
        <table aria-label="First rows" className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className={`h-10 font-medium whitespace-normal! text-subtle ${look(column)}`}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line} className="border-t border-line">
                {columns.map((column, at) => (
                  <td key={column.header} className={cellLook(column)}>
                    {textOf(row, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map((row, line) => (
              <tr key={line} className="border-t border-line-strong font-semibold">
                {columns.map((column, at) => (
                  <td key={column.header} className={cellLook(column)}>
                    {textOf(row, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {more > 0 && (
        <p className="border-t border-line px-5 py-3 text-sm text-muted">
          and {formatCount(more)} more.
        </p>
      )}
    </>
  )
}

/** A preview of a report: the number of rows, and the first of them as they will be in the file. */
export function ReportPreview({ table, format }: Props) {
  const id = useId()
  const { title, business, facts, totals, total } = table.head
  const isPaper = format === 'pdf' || format === 'json'
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        title={<span id={id}>Preview</span>}
        action={
          <span role="status" className="text-muted tabular-nums">
            {countOf(total, 'row')}
          </span>
        }
      />
      {total === 0 ? (
        <EmptyState
          title="No results"
          text="Nothing to export. Choose another period or other filters."
          art="none"
          level={3}
        />
      ) : (
        <>
          <div className="grid gap-3.5 px-card pb-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="text-xl wrap-anywhere">{title}</h3>
              {format === 'pdf' && business && (
                <Avatar name={business.name} of="business" picture={business.brand?.picture} />
              )}
            </div>
            <Facts facts={isPaper ? [...facts, ...totals] : totals} />
            {!isPaper && (
              <p className="text-sm text-subtle">
                {[`${reportFormatLabels[format]} files contain only the table.`, formatNote(format)]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            )}
          </div>
          <Rows table={table} format={format} />
        </>
      )}
    </Card>
  )
}
