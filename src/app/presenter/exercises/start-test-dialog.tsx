import { useState } from 'react'
import { useLocation } from 'wouter'
import * as v from 'valibot'
import { countOf, longest } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { toast } from '#src/ui/toast.ts'
import type { ExerciseSet } from './exercise-set.ts'
import { ownResults, traineeName } from './kept-results.ts'
import { startTest } from './run-test.ts'
import { firstPath } from './start-exercise.ts'
import { hasTaken, takenTests } from './taken-test.ts'

interface Props {
  open: boolean
  onClose: () => void
  set: ExerciseSet & { test: { minutes: number } }
}

/** Says how a test goes, and starts it under the trainee's name (DEMO-15). */
export function StartTestDialog({ open, onClose, set }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(() => ownResults.read().trainee)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function start() {
    const checked = v.safeParse(traineeName, typed)
    if (!checked.success) return setError(checked.issues[0].message)
    const trainee = checked.output
    if (hasTaken(takenTests.read(), set, trainee))
      return setError(exerciseMessages.takenBefore(trainee))
    setPending(true)
    try {
      ownResults.write({ ...ownResults.read(), trainee })
      const first = await startTest({ db: await database(), actor }, set, trainee)
      if (first) navigate(firstPath[first.side])
    } catch (failure) {
      toast.error(await refusalText(failure))
    }
    setPending(false)
  }

  const { name, exercises, test } = set
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={named`Test: ${name}`}
      description={`${countOf(exercises.length, 'exercise')} in ${countOf(test.minutes, 'minute')}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void start()}>
            Start test
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="list-disc pl-5 text-sm text-muted">
          <li>One exercise after another, each with one try.</li>
          <li>No hints. Leaving an exercise ends it.</li>
          <li>The time goes on when Paid is closed.</li>
        </ul>
        <TextField
          label="Your name"
          hint="On your certificate"
          autoComplete="name"
          maxLength={longest.name}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
