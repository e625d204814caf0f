import { Download, Trash2 } from 'lucide-react'
import type { Report } from '#db/model/report.ts'
import { fileSize } from '#src/rules/file-size.ts'
import { countOf, formatDateTime } from '#src/rules/format.ts'
import { reportFormatLabels } from '#src/rules/report-text.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { useMadeDoers } from './use-made-doers.ts'

type Doers = ReturnType<typeof useMadeDoers>

function MadeReport({ report, doers }: { report: Report; doers: Doers }) {
  const { id, name, format, range, rows, size, createdAt, scheduleId } = report
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
          {scheduleId ? 'Made by its schedule' : 'Made'} {formatDateTime(createdAt)}
        </p>
      </div>
      <span className="ml-auto flex">
        <IconButton
          label={`Download ${name}, ${id}`}
          icon={<Download aria-hidden />}
          onClick={() => void doers.download(report)}
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

/** What was made, to be downloaded again or deleted. */
export function MadeReports({ reports }: { reports: readonly Report[] | undefined }) {
  const doers = useMadeDoers()
  return (
    <Card className="mt-4">
      <CardHeader title="Made reports" />
      {!reports ? (
        <SkeletonRows rows={2} label="Loading reports" />
      ) : reports.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">
          Every report that you generate is kept here, on this device.
        </p>
      ) : (
        <ul aria-label="Made reports">
          {reports.map((report) => (
            <MadeReport key={report.id} report={report} doers={doers} />
          ))}
        </ul>
      )}
    </Card>
  )
}
