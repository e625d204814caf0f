import { Download, Trash2 } from 'lucide-react'
import type { Report } from '#db/reports/schemas.ts'
import { formatMomentWithin } from '#db/text/format.ts'
import { undoOffer } from '#src/data/undo-offer.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { downloadReport, StoredReports } from '#src/screens/shared/reports/stored-reports.tsx'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'

const reportActions: readonly RowAction<Report>[] = [
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    dryRun: () => reportMessages.wouldDownload,
    run: downloadReport,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    action: 'deleteReport',
    run: ({ id }, { run }) =>
      run('deleteReport', id, {
        success: () => reportMessages.deleted,
        setback: () => true,
        dryRun: reportMessages.wouldDelete,
        shows: () => [{ table: 'reports', id, change: null }],
        offer: undoOffer(run, (report) => ({
          success: () => reportMessages.restored(report.name),
          dryRun: reportMessages.wouldRestore,
          shows: () => [{ table: 'reports', id, change: report }],
        })),
      }),
  },
]

/** The generated reports, to download again or delete. */
export function MadeReports({ reports }: { reports: readonly Report[] | undefined }) {
  return (
    <div className="mt-4">
      <StoredReports
        title="Generated reports"
        empty="Reports you generate appear here."
        reports={reports}
        origin={({ scheduleId, createdAt }) =>
          `${scheduleId ? 'Scheduled' : 'Generated'} ${formatMomentWithin(createdAt)}`
        }
        actions={reportActions}
      />
    </div>
  )
}
