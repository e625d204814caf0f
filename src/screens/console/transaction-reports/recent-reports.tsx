import type { PlatformReport } from '#db/reports/schemas.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { KeptReports } from '#src/screens/shared/reports/kept-reports.tsx'
import { useReportDoers } from './use-report-doers.ts'

export function RecentReports({ reports }: { reports: readonly PlatformReport[] | undefined }) {
  const doers = useReportDoers()
  return (
    <KeptReports
      title="Recent reports"
      empty="A report that you generate stands here, on this device, to be downloaded again."
      reports={reports}
      origin={({ createdBy, createdAt }) => `${createdBy}, ${formatDateTime(createdAt)}`}
      doers={{ ...doers, barred: doers.forbidden }}
    />
  )
}
