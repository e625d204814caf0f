import { useState } from 'react'
import type { ReportSchedule } from '#db/reports/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { Card } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ScheduleForm } from './schedule-form.tsx'

const ScheduleDialog = lazyDialog(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
)

/** Deletes a schedule with an Undo. */
function useRemove() {
  const restore = useAction('restoreReportSchedule', {
    success: ({ name }) => reportMessages.restored(name),
    dryRun: reportMessages.wouldRestore,
    shows: (row) => [{ table: 'reportSchedules', id: row.id, change: row }],
  })
  return useAction('deleteReportSchedule', {
    success: () => reportMessages.scheduleDeleted,
    setback: () => true,
    dryRun: reportMessages.wouldDeleteSchedule,
    shows: (id) => [{ table: 'reportSchedules', id, change: null }],
    offer: (deleted) => ({ label: 'Undo', onClick: () => void restore.run(deleted) }),
  })
}

interface Props {
  merchantId: string
  schedules: readonly ReportSchedule[]
}

/** The scheduled reports, and the form for another one (REP-3). */
export function ScheduledTab({ merchantId, schedules }: Props) {
  const [about, setAbout] = useState('')
  const [open, setOpen] = useState(false)
  const dryRun = useDryRun()
  const remove = useRemove()
  const schedule = schedules.find(({ id }) => id === about)

  async function edit(id: string) {
    if (await dryRun(reportMessages.wouldChangeSchedule)) return
    setAbout(id)
    setOpen(true)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
      <Card padded>
        <h2 className="mb-4 text-lg">Schedule a report</h2>
        <ScheduleForm merchantId={merchantId} />
      </Card>
      <section aria-label="Scheduled reports">
        {schedules.length === 0 ? (
          <Card padded>
            <p className="text-muted">
              No report makes itself yet. One that you schedule is made when it falls due, or when
              Paid is next open.
            </p>
          </Card>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
            {schedules.map((each) => (
              <ScheduleCard
                key={each.id}
                schedule={each}
                onEdit={() => void edit(each.id)}
                forbidden={remove.forbidden}
                onDelete={() => void remove.run(each.id)}
              />
            ))}
          </ul>
        )}
        <p className="mt-3 text-sm text-subtle">
          A report is made on this device when it falls due, or when Paid is next open. What would
          be sent is in the outbox of the demo controls.
        </p>
      </section>
      {schedule && (
        <ScheduleDialog
          key={schedule.id}
          schedule={schedule}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
