import { Download, Trash2 } from 'lucide-react'
import type { PlatformReport } from '#db/reports/schemas.ts'
import { formatMoment } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { downloadReport, StoredReports } from '#src/screens/shared/reports/stored-reports.tsx'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'

const reportActions: readonly RowAction<PlatformReport>[] = [
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    action: 'downloadFigures',
    dryRun: () => reportMessages.wouldDownload,
    run: downloadReport,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    action: 'deletePlatformReport',
    run: ({ id }, { run }) =>
      run('deletePlatformReport', id, {
        success: () => reportMessages.deleted,
        setback: () => true,
        dryRun: reportMessages.wouldDelete,
        shows: () => [{ table: 'platformReports', id, change: null }],
        offer: (deleted) => ({
          label: 'Undo',
          onClick: () =>
            void run('restorePlatformReport', deleted, {
              success: ({ name }) => reportMessages.restored(name),
              dryRun: reportMessages.wouldRestore,
              shows: ({ report }) => [{ table: 'platformReports', id: report.id, change: report }],
            }),
        }),
      }),
  },
]

export function RecentReports({ reports }: { reports: readonly PlatformReport[] | undefined }) {
  return (
    <StoredReports
      title="Recent reports"
      empty="Reports you generate appear here."
      reports={reports}
      origin={({ createdBy, createdAt }) => `${createdBy}, ${formatMoment(createdAt)}`}
      actions={reportActions}
    />
  )
}
