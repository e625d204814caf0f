import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReportSchedule } from '#db/reports/schemas.ts'
import { formatShortDate } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFormatLabels, whenMade } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'

const ScheduleDialog = lazyDialog(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
)

interface ScheduleCardProps extends Forbiddable {
  schedule: ReportSchedule
  onEdit: () => void
  onDelete: () => void
}

/** A scheduled report: its time, format and recipients. */
function ScheduleCard({ schedule, forbidden, onEdit, onDelete }: ScheduleCardProps) {
  const { name, format, recipients, includeAttachment, nextAt } = schedule
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <li ref={row}>
      <Card padded>
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="mt-0.5 first-letter:uppercase">
          {whenMade(schedule)}, {reportFormatLabels[format]}
        </p>
        <p className="mt-2 text-sm wrap-anywhere text-muted">
          {includeAttachment ? 'Attachment to' : 'Link to'} {recipients.join(', ')}
        </p>
        <p className="text-sm text-muted tabular-nums">Next: {formatShortDate(nextAt)}</p>
        <div className="mt-3 flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Edit ${name}`}
            forbidden={forbidden}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Delete ${name}`}
            forbidden={forbidden}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </Card>
    </li>
  )
}

/** Deletes a schedule with an Undo. */
function useRemove() {
  const offer = useUndoOffer((schedule: ReportSchedule) => ({
    success: () => reportMessages.restored(schedule.name),
    dryRun: reportMessages.wouldRestore,
    shows: () => [{ table: 'reportSchedules', id: schedule.id, change: schedule }],
  }))
  return useAction('deleteReportSchedule', {
    success: () => reportMessages.scheduleDeleted,
    setback: () => true,
    dryRun: reportMessages.wouldDeleteSchedule,
    shows: (id) => [{ table: 'reportSchedules', id, change: null }],
    offer,
  })
}

interface Props {
  merchantId: string
  schedules: readonly ReportSchedule[]
}

/** The scheduled reports, and a way to add another one (REP-3). */
export function ScheduledTab({ merchantId, schedules }: Props) {
  const [opened, setOpened] = useState({ id: '', open: false })
  const dryRun = useDryRun()
  const forbids = useForbids()
  const remove = useRemove()
  const schedule = schedules.find(({ id }) => id === opened.id)

  async function edit(id: string) {
    if (await dryRun(reportMessages.wouldChangeSchedule)) return
    setOpened({ id, open: true })
  }

  return (
    <section aria-labelledby="schedules">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="schedules" className="text-lg">
          Scheduled reports
        </h2>
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          forbidden={forbids('createReportSchedule')}
          onClick={() => setOpened({ id: '', open: true })}
        >
          Schedule Report
        </Button>
      </div>
      {schedules.length === 0 ? (
        <Card padded>
          <p className="text-muted">No scheduled reports yet. Schedule one to get it by email.</p>
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
        Scheduled reports are generated when they’re due, or when you next open Paid.
      </p>
      <ScheduleDialog
        open={opened.open && (opened.id === '' || schedule !== undefined)}
        onClose={() => setOpened({ ...opened, open: false })}
        merchantId={merchantId}
        schedule={schedule}
      />
    </section>
  )
}
