import { FileText } from 'lucide-react'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { currentDate } from '#db/clock.ts'
import type { CustomReport, ReportField, ReportFormat } from '#db/reports/schemas.ts'
import { countOf, formatCount } from '#db/text/format.ts'
import { cellTexts, isFigure, withCurrencyNames } from '#src/files/cell-text.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'
import type { Fact, FileColumn, FileRows } from '#src/files/table-file.ts'
import { allReportFields, formatNote, reportFormatLabels } from '#src/rules/report-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useBoxWidth } from '#src/ui/charts/chart-parts.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { MadeReports } from './made-reports.tsx'
import { StandardTab } from './standard-tab.tsx'
import { MakingCard, useGenerate } from './use-generate.tsx'
import { useReports, useTable } from './use-reports.ts'
import { reportTabs, useSettings } from './use-settings.ts'

const CustomTab = lazy(async () => ({
  default: (await import('./custom-tab.tsx')).CustomTab,
}))
const ScheduledTab = lazy(async () => ({
  default: (await import('./scheduled-tab.tsx')).ScheduledTab,
}))

const waiting = (
  <Card>
    <SkeletonRows rows={6} label="Loading reports" />
  </Card>
)

/** The merchant's reports: standard, custom and scheduled ones (REP-3). */
export function ReportsScreen() {
  const { found, reports, templates, schedules } = useReports()
  const source = found?.source
  const own = useSettings()
  const { asked, ask, settings, insist } = own
  const { generate, forbidden, making, cancel } = useGenerate()
  const [draft, setDraft] = useState<{ fields: readonly ReportField[]; name: string }>({
    fields: allReportFields,
    name: '',
  })
  const isCustom = asked.tab === 'custom'

  const onDraft = useCallback(
    (fields: readonly ReportField[], name: string) => setDraft({ fields, name }),
    [],
  )
  const { table, customOf } = useTable(found, settings, isCustom ? draft : null)

  /** Generates a report as of now, once the days are valid. */
  function make(template?: CustomReport) {
    const isRight = insist()
    if (!found || !settings || !isRight) return
    // The preview's report is reused, so it is computed only once.
    const wanted = template ? customOf(template) : table
    const type = template || isCustom ? ('custom' as const) : settings.type
    const { merchantId } = found.source
    const { range } = settings
    if (!wanted) return
    const made = found.tables.dated(wanted, currentDate())
    void generate({ merchantId, type, format: asked.format, range, table: made })
  }

  const preview = table ? (
    <ReportPreview table={table} format={asked.format} />
  ) : source ? (
    <Card padded>
      <p className="text-muted">Choose a start and an end date.</p>
    </Card>
  ) : (
    waiting
  )

  return (
    <>
      <PageHeader
        title="Reports"
        actions={
          <Button
            // A page has one solid button, which on this tab is the form's.
            variant={asked.tab === 'scheduled' ? 'secondary' : 'primary'}
            icon={<FileText aria-hidden />}
            disabled={!source}
            forbidden={forbidden}
            pending={making !== null}
            pendingLabel="Generating"
            onClick={() => make()}
          >
            Generate Report
          </Button>
        }
      />
      {making && <MakingCard making={making} onCancel={cancel} />}
      <Tabs
        label="Report types"
        value={asked.tab}
        onChange={(tab) => ask({ tab })}
        tabs={reportTabs}
      />
      <TabPanel tab={asked.tab} className="mt-4">
        <Suspense fallback={waiting}>
          {asked.tab === 'standard' && <StandardTab settings={own} preview={preview} />}
          {isCustom &&
            (source && templates ? (
              <CustomTab
                merchantId={source.merchantId}
                settings={own}
                preview={preview}
                templates={templates}
                busy={making !== null}
                forbidden={forbidden}
                onDraft={onDraft}
                onRun={make}
              />
            ) : (
              waiting
            ))}
          {asked.tab === 'scheduled' &&
            (source && schedules ? (
              <ScheduledTab merchantId={source.merchantId} schedules={schedules} />
            ) : (
              waiting
            ))}
        </Suspense>
        <MadeReports reports={reports} />
      </TabPanel>
    </>
  )
}

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
function ReportPreview({ table, format }: Props) {
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
