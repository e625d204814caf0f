import type { ReportSchedule } from '#db/reports/schemas.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { reportFormatLabels, whenMade } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'

interface Props extends Forbiddable {
  schedule: ReportSchedule
  onEdit: () => void
  onDelete: () => void
}

/** A scheduled report: its time, format and recipients. */
export function ScheduleCard({ schedule, forbidden, onEdit, onDelete }: Props) {
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
          {includeAttachment ? 'Attached to a message to' : 'A link in a message to'}{' '}
          {recipients.join(', ')}
        </p>
        <p className="text-sm text-muted tabular-nums">Next: {formatDateTime(nextAt)}</p>
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
