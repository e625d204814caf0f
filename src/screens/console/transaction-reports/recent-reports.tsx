import { Download, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { listPastReports, type PastReport } from '#db/reports/queries.ts'
import type { PlatformReport } from '#db/reports/schemas.ts'
import { formatMoment } from '#db/text/format.ts'
import { loaded } from '#src/data/run-action.ts'
import { undoOffer } from '#src/data/undo-offer.ts'
import { useQuery } from '#src/data/use-query.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { downloadReport, StoredReports } from '#src/screens/shared/reports/stored-reports.tsx'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'
import { pastTable } from './past-table.ts'
import { startingChoice } from './report-form.ts'

/** A report with its file, or one that is built again when it is asked for. */
type RecentReport =
  | (PlatformReport & { past?: undefined })
  | (Pick<
      PlatformReport,
      'id' | 'name' | 'format' | 'range' | 'rows' | 'createdAt' | 'createdBy'
    > & {
      past: PastReport
    })

const reportActions: readonly RowAction<RecentReport>[] = [
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    action: 'downloadFigures',
    dryRun: () => reportMessages.wouldDownload,
    run: async (report, tools) => {
      if (!report.past) return downloadReport(report, tools)
      const { downloadPastReport } = await loaded(import('./download-past-report.ts'))
      await downloadPastReport(report.past, tools)
    },
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    action: 'deletePlatformReport',
    allowed: ({ past }) => past === undefined,
    run: ({ id }, { run }) =>
      run('deletePlatformReport', id, {
        success: () => reportMessages.deleted,
        setback: () => true,
        dryRun: reportMessages.wouldDelete,
        shows: () => [{ table: 'platformReports', id, change: null }],
        offer: undoOffer(run, (report) => ({
          success: () => reportMessages.restored(report.name),
          dryRun: reportMessages.wouldRestore,
          shows: () => [{ table: 'platformReports', id, change: report }],
        })),
      }),
  },
]

/** Returns the reports that only the log knows, with the days and the rows that they had. */
function usePastReports(): RecentReport[] | undefined {
  const past = useQuery((db) => listPastReports(db))
  const ledger = useQuery(getConsoleLedger)
  return useMemo(
    () =>
      ledger &&
      past?.flatMap((report): RecentReport[] => {
        const table = pastTable(ledger, report)
        if (!table || table.head.total === 0) return []
        const { id, name, templateId, createdAt, createdBy } = report
        const { format } = startingChoice(templateId)
        const { range, head } = table
        return [{ id, name, format, range, rows: head.total, createdAt, createdBy, past: report }]
      }),
    [past, ledger],
  )
}

/** Generated reports, newest first. */
export function RecentReports({ reports }: { reports: readonly PlatformReport[] | undefined }) {
  const past = usePastReports()
  return (
    <StoredReports
      title="Recent reports"
      empty="Reports you generate appear here."
      reports={
        reports &&
        past &&
        [...reports, ...past].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      }
      origin={({ createdBy, createdAt }) => `${createdBy}, ${formatMoment(createdAt)}`}
      actions={reportActions}
    />
  )
}
