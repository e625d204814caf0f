import { getStoredFile } from '#db/reports/queries.ts'
import type { ReportFormat } from '#db/reports/schemas.ts'
import { countOf, fileSize } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFormatLabels } from '#src/rules/report-text.ts'
import {
  useRowActions,
  type ActionTools,
  type RowAction,
} from '#src/screens/shared/row-actions.tsx'
import { Card, CardEmpty, CardHeader, CardRow } from '#src/ui/card.tsx'
import { downloadFile } from '#src/ui/share.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { useFocusHandedOn } from '#src/ui/focus.ts'

/** A stored report of a merchant or of the console. */
interface StoredReportRow {
  id: string
  name: string
  format: ReportFormat
  range: string
  rows: number
  /** In bytes; undefined where the file is not stored. */
  size?: number
  /** Characters that the file can't show. */
  missing?: readonly string[] | undefined
}

/** Downloads a stored report again. */
export async function downloadReport(
  { id, fileName }: { id: string; fileName: string },
  { database }: ActionTools,
): Promise<void> {
  const file = await getStoredFile(database(), id).catch(() => null)
  if (file) downloadFile(fileName, file.mime, file.bytes)
  else toast.error(reportMessages.fileGone)
}

interface RowProps<Report> {
  /** Describes who or what made it, and when. */
  origin: (report: Report) => string
  actions: readonly RowAction<Report>[]
}

function ReportRow<Report extends StoredReportRow>({
  report,
  origin,
  actions,
}: RowProps<Report> & { report: Report }) {
  const { id, name, format, range, rows, size, missing } = report
  const actionsOf = useRowActions()
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <CardRow
      ref={row}
      onlyBetween
      withMenu
      className="flex min-h-16 flex-wrap items-center gap-x-3 py-2.5"
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">
          {name}{' '}
          <span className="text-sm font-normal text-muted">{reportFormatLabels[format]}</span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {[range, countOf(rows, 'row'), size !== undefined && fileSize(size)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-subtle tabular-nums">{origin(report)}</p>
        {missing && missing.length > 0 && (
          <p className="text-sm wrap-anywhere text-muted">{fileMessages.lettersMissing(missing)}</p>
        )}
      </div>
      <span className="ml-auto flex">
        {actionsOf(actions, report).map((action) => (
          <IconButton
            key={action.id}
            label={named`${action.label} ${name}, ${id}`}
            icon={action.icon}
            forbidden={action.forbidden}
            onClick={action.onSelect}
          />
        ))}
      </span>
    </CardRow>
  )
}

interface Props<Report> extends RowProps<Report> {
  title: string
  empty: string
  /** Undefined while loading. */
  reports: readonly Report[] | undefined
}

/** Reports stored on this device, to download again or delete. */
export function StoredReports<Report extends StoredReportRow>({
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
        <CardEmpty>{empty}</CardEmpty>
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
