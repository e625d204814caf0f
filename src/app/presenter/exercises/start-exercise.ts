import { currentTime } from '#db/clock.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { pathTo } from '#routes/paths.ts'
import type { Exercise } from '#seed/exercises.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { seedRows } from '../../database/seeder.ts'
import { type Context, replaceDemo } from '../snapshots/replace-demo.ts'
import { begin } from './progress.ts'

/** Where the work of each side begins. */
export const firstPath = {
  merchant: pathTo('dashboard'),
  console: pathTo('console'),
  customer: pathTo('checkout', { path: 'vumba-blend-1kg' }),
} as const satisfies Record<Exercise['side'], string>

/** Starts an exercise from its scenario, or starts it over; resolves to whether it did. */
export const startExercise = (context: Context, exercise: Exercise): Promise<boolean> =>
  replaceDemo(
    context,
    {
      here: exerciseMessages.started(exercise.title),
      elsewhere: exerciseMessages.startedElsewhere(exercise.title),
      wouldSay: exerciseMessages.wouldStart,
    },
    async () => {
      const { exercise: before } = await getDemoSettings(context.db)
      const restarts = before?.id === exercise.id && !before.solved ? before.restarts + 1 : 0
      const { scenario } = exercise
      const rows = await seedRows(scenario ? { scenario } : {})
      // The clock goes back to the device's with the rest of the settings.
      const now = new Date(rows.seedMarks[0]?.seededAt ?? currentTime())
      const running = begin(exercise, rows, { now, restarts })
      const settings = { id: 'demo', dryRun: false, exercise: running } as const
      return runAction(
        'remakeDemo',
        { rows: { ...rows, demoSettings: [settings] }, keepAs: newAttemptId() },
        context,
      )
    },
  )
