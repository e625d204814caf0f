import { Download, Trash2 } from 'lucide-react'
import type { ReportFormat } from '#db/reports/schemas.ts'
import { countOf, fileSize } from '#src/rules/format.ts'
import { reportFormatLabels } from '#src/rules/report-text.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'

/** A stored report of a merchant or of the console. */
interface KeptReport {
  id: string
  name: string
  format: ReportFormat
  range: string
  rows: number
  size: number
}

interface RowProps<Report> {
  /** Describes who or what made it, and when. */
  origin: (report: Report) => string
  doers: {
    download: (report: Report) => unknown
    remove: (id: string) => unknown
    /** The reason it may be neither deleted nor downloaded. */
    forbidden: string | undefined
    barred?: string | undefined
  }
}

function ReportRow<Report extends KeptReport>({
  report,
  origin,
  doers,
}: RowProps<Report> & { report: Report }) {
  const { id, name, format, range, rows, size } = report
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <li
      ref={row}
      className="flex min-h-16 flex-wrap items-center gap-x-3 border-t border-line py-2.5 pr-2 pl-5 first:border-t-0 md:pr-3 md:pl-6"
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">
          {name}{' '}
          <span className="text-sm font-normal text-muted">{reportFormatLabels[format]}</span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {range} · {countOf(rows, 'row')} · {fileSize(size)}
        </p>
        <p className="text-sm text-subtle tabular-nums">{origin(report)}</p>
      </div>
      <span className="ml-auto flex">
        <IconButton
          label={`Download ${name}, ${id}`}
          icon={<Download aria-hidden />}
          forbidden={doers.barred}
          onClick={() => void doers.download(report)}
        />
        <IconButton
          label={`Delete ${name}, ${id}`}
          icon={<Trash2 aria-hidden />}
          forbidden={doers.forbidden}
          onClick={() => void doers.remove(id)}
        />
      </span>
    </li>
  )
}

interface Props<Report> extends RowProps<Report> {
  title: string
  empty: string
  /** Undefined while loading. */
  reports: readonly Report[] | undefined
}

/** Reports stored on this device, to download again or delete. */
export function KeptReports<Report extends KeptReport>({
  title,
  empty,
  reports,
  ...row
}: Props<Report>) {
  return (
    <Card>
      <CardHeader title={title} />
      {!reports ? (
        <SkeletonRows rows={2} label="Loading reports" />
      ) : reports.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{empty}</p>
      ) : (
        <ul aria-label={title}>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} {...row} />
          ))}
        </ul>
      )}
    </Card>
  )
}
