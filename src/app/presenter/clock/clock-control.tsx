import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'
import { currentDate } from '#db/clock.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { formatDateTime, formatMoment } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ControlRow } from '../controls/control-row.tsx'
import { useClock } from './use-clock.ts'

const steps = [
  { label: '1 hour', add: addHours },
  { label: '1 day', add: addDays },
  { label: '1 week', add: addWeeks },
  { label: '1 month', add: addMonths },
] as const

const minute = 60_000

/** The time, moved forward in steps and back to now (DEMO-13). */
export function ClockControl() {
  const { clock, pending, moveTo, goBack } = useClock()
  const now = useMoment([(Math.floor(currentDate().getTime() / minute) + 1) * minute])
  return (
    <ControlRow
      heading="p"
      title={formatDateTime(new Date(now).toISOString())}
      text={
        <span role="status">
          {clock?.passed
            ? `Catching up: ${formatDateTime(clock.passed)}`
            : clock
              ? 'Ahead of this device'
              : 'The time of this device'}
        </span>
      }
      action={
        clock && (
          <Button
            variant="secondary"
            size="sm"
            disabled={clock.keptAt === null || clock.passed !== undefined}
            onClick={() => void goBack(clock.keptAs)}
          >
            Back to now
          </Button>
        )
      }
    >
      <div role="group" aria-label="Move the clock forward" className="flex flex-wrap gap-2">
        {steps.map(({ label, add }) => (
          <Chip key={label} onClick={() => !pending && void moveTo(add(currentDate(), 1))}>
            +{label}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-muted">
        {!clock && 'Links expire, invoices fall due, schedules run and payouts arrive on the way.'}
        {clock && clock.keptAt !== null
          ? `Back to now restores the state of ${formatMoment(clock.keptAt)}.`
          : clock && 'The state before isn’t on this device. Load a snapshot, or reset.'}
      </p>
    </ControlRow>
  )
}
