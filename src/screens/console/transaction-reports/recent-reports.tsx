import { Download, Trash2 } from 'lucide-react'
import type { PlatformReport } from '#db/model/platform-report.ts'
import { fileSize } from '#src/rules/file-size.ts'
import { countOf, formatDateTime } from '#src/rules/format.ts'
import { reportFormatLabels } from '#src/rules/report-text.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { useReportDoers } from './use-report-doers.ts'

type Doers = ReturnType<typeof useReportDoers>

function RecentReport({ report, doers }: { report: PlatformReport; doers: Doers }) {
  const { id, name, format, range, rows, size, createdAt, createdBy } = report
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
        <p className="text-sm text-subtle tabular-nums">
          {createdBy}, {formatDateTime(createdAt)}
        </p>
      </div>
      <span className="ml-auto flex">
        <IconButton
          label={`Download ${name}, ${id}`}
          icon={<Download aria-hidden />}
          forbidden={doers.forbidden}
          onClick={() => doers.download(report)}
        />
        <IconButton
          label={`Delete ${name}, ${id}`}
          icon={<Trash2 aria-hidden />}
          forbidden={doers.forbidden}
          onClick={() => doers.remove(id)}
        />
      </span>
    </li>
  )
}

/** What the console made lately, to be downloaded again or deleted. */
export function RecentReports({ reports }: { reports: readonly PlatformReport[] | undefined }) {
  const doers = useReportDoers()
  return (
    <Card>
      <CardHeader title="Recent reports" />
      {!reports ? (
        <SkeletonRows rows={2} label="Loading reports" />
      ) : reports.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">
          A report that you generate stands here, on this device, to be downloaded again.
        </p>
      ) : (
        <ul aria-label="Recent reports">
          {reports.map((report) => (
            <RecentReport key={report.id} report={report} doers={doers} />
          ))}
        </ul>
      )}
    </Card>
  )
}
