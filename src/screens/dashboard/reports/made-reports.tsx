import type { Report } from '#db/reports/schemas.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { KeptReports } from '#src/screens/shared/reports/kept-reports.tsx'
import { useMadeDoers } from './use-made-doers.ts'

/** The generated reports, to download again or delete. */
export function MadeReports({ reports }: { reports: readonly Report[] | undefined }) {
  const doers = useMadeDoers()
  return (
    <div className="mt-4">
      <KeptReports
        title="Made reports"
        empty="Every report that you generate is kept here, on this device."
        reports={reports}
        origin={({ scheduleId, createdAt }) =>
          `${scheduleId ? 'Made by its schedule' : 'Made'} ${formatDateTime(createdAt)}`
        }
        doers={doers}
      />
    </div>
  )
}
