import { getClock } from '#db/demo/queries.ts'
import { currentTime } from '#db/clock.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { clockMessages } from '#src/rules/messages/clock.ts'
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
