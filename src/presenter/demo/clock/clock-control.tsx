import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'
import { currentDate, currentTime } from '#db/clock.ts'
import { getClock } from '#db/demo/queries.ts'
import { formatDateTime, formatMomentWithin } from '#db/text/format.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useQuery } from '#src/data/use-query.ts'
import { clockMessages } from '#src/rules/messages/app.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ControlRow } from '../../shared/control-row.tsx'
import { loadState } from '../snapshots/replace-demo.ts'

/** Returns the time that the presenter moved, live, and functions to move it forward and back to now. */
export function useClock() {
  const clock = useQuery(getClock)
  const database = useDatabase()
  const actor = useActor()
  const move = useAction('moveClock', {
    success: ({ to }) => clockMessages.moved(formatDateTime(to)),
    dryRun: clockMessages.wouldMove,
  })
  return {
    clock,
    pending: move.pending,
    moveTo: (to: Date) => move.run({ by: to.getTime() - currentTime(), keepAs: newAttemptId() }),
    goBack: (keptAs: string) =>
      loadState({ db: database(), actor }, keptAs, {
        words: {
          here: clockMessages.back,
          elsewhere: clockMessages.backElsewhere,
          wouldSay: clockMessages.wouldGoBack,
        },
      }),
  }
}

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
            ? clockMessages.catchingUp(formatDateTime(clock.passed))
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
          ? `Back to now restores the state of ${formatMomentWithin(clock.keptAt)}.`
          : clock && 'The state before isn’t on this device. Load a snapshot, or reset.'}
      </p>
    </ControlRow>
  )
}
