import { currentTime } from '#db/clock.ts'
import { getDemoSettings, getSeededAt } from '#db/demo/queries.ts'
import { pathTo } from '#routes/paths.ts'
import type { Exercise } from '#seed/exercises.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { seedRows } from '../../database/seeder.ts'
import { type Context, replaceDemo } from '../snapshots/replace-demo.ts'
import { begin } from './progress.ts'

/** Where the work of each side begins. */
export const firstPath = {
  merchant: pathTo('dashboard'),
  console: pathTo('console'),
  customer: pathTo('checkout', { path: 'vumba-blend-1kg' }),
} as const satisfies Record<Exercise['side'], string>

const dataKey = 'paid-exercise-data'

/** Returns whether the data on this device is an exercise's, also one that was stopped or solved. */
const isExercises = async ({ db }: Context): Promise<boolean> =>
  (await getSeededAt(db))?.toISOString() === deviceStorage.read(dataKey)

/** Starts an exercise from its scenario, or starts it over; resolves to whether it did. Its author may only try it. */
export const startExercise = (
  context: Context,
  exercise: Exercise,
  { trial = false } = {},
): Promise<boolean> =>
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
      const running = begin(exercise, rows, { now, restarts, trial })
      const settings = { id: 'demo', dryRun: false, exercise: running } as const
      const own = !(await isExercises(context))
      const kept = await runAction(
        'remakeDemo',
        {
          rows: { ...rows, demoSettings: [settings] },
          keepAs: newAttemptId(),
          ...(own && { before: 'the exercises' }),
        },
        context,
      )
      deviceStorage.tryWrite(dataKey, running.startedAt)
      return kept
    },
  )
