import { useLocation } from 'wouter'
import * as v from 'valibot'
import { countOf, longest } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast } from '#src/ui/toast.ts'
import type { ExerciseSet } from '../exercise-set.ts'
import { keepTrainee, ownResults, traineeName } from '../results/kept-results.ts'
import { startTest } from './run-test.ts'
import { firstPathOf } from '../running/first-path.ts'
import { hasTaken, takenTests } from './taken-test.ts'

interface Props {
  open: boolean
  onClose: () => void
  set: ExerciseSet & { test: { minutes: number } }
}

const schema = v.object({ trainee: traineeName })

/** Says how a test goes, and starts it under the trainee's name (DEMO-15). */
export function StartTestDialog({ open, onClose, set }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const form = useAppForm({
    schema,
    start: { trainee: ownResults.read().trainee },
    edits: false,
    onSubmit: async ({ trainee }) => {
      if (hasTaken(takenTests.read(), set, trainee))
        return { trainee: exerciseMessages.takenBefore(trainee) }
      try {
        keepTrainee(trainee)
        const db = await database()
        const first = await startTest({ db, actor }, set, trainee)
        if (first) navigate(await firstPathOf(db, first))
      } catch (error) {
        toast.error(await refusalText(error))
      }
      return undefined
    },
  })
  const { name, exercises, test } = set
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title={named`Test: ${name}`}
        description={`${countOf(exercises.length, 'exercise')} in ${countOf(test.minutes, 'minute')}`}
        submit="Start test"
        pendingLabel="Starting"
      >
        <ul className="list-disc pl-5 text-sm text-muted">
          <li>One exercise at a time, each with one try.</li>
          <li>No hints. Leaving an exercise ends it.</li>
          <li>The time goes on when Paid is closed.</li>
        </ul>
        <form.AppField name="trainee">
          {(field) => (
            <field.TextField
              label="Your name"
              hint="On your certificate"
              autoComplete="name"
              enterKeyHint="go"
              maxLength={longest.name}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
