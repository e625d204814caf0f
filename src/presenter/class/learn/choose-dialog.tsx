import * as v from 'valibot'
import { countOf, longest } from '#db/text/format.ts'
import { textBetween } from '#db/text/validation.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast } from '#src/ui/toast.ts'
import type { ExerciseSet } from '../exercises/exercise-set.ts'
import { ExerciseChoiceField } from './exercise-choice-field.tsx'
import { madeSets } from './kept-set.ts'

const practice = 'practice'
const testTimes = [10, 15, 20, 30, 45, 60, 90, 120]

const schema = v.object({
  name: textBetween(1, 'Enter a name', longest.name),
  exercises: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one exercise')),
  test: v.string(),
})

interface Props {
  /** The set that is changed; a new one is made without it. */
  changes: ExerciseSet | null
  open: boolean
  onClose: () => void
  /** Called once the set is kept. */
  onDone: (set: ExerciseSet) => void
}

/** Makes a set: its exercises in order, its name, and the time of a test. */
export function ChooseDialog({ changes, open, onClose, onDone }: Props) {
  const minutes = changes?.test?.minutes
  const times = [...new Set([...testTimes, ...(minutes === undefined ? [] : [minutes])])]
  const form = useAppForm({
    schema,
    start: {
      name: changes?.name ?? '',
      exercises: [...(changes?.exercises ?? [])],
      test: minutes === undefined ? practice : String(minutes),
    },
    onSubmit: ({ name, exercises, test }) => {
      const made = madeSets.read()
      const others = made.filter((each) => each.name !== changes?.name)
      if (others.some((each) => each.name === name)) return { name: 'This name is taken' }
      const isTest = test !== practice
      const set = { name, exercises, ...(isTest && { test: { minutes: Number(test) } }) }
      const next = changes
        ? made.map((each) => (each.name === changes.name ? set : each))
        : [...made, set]
      if (!keepOrSay(() => madeSets.write(next))) return
      toast.success(exerciseMessages.setSaved(name))
      onDone(set)
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        asksFirst
        title={changes ? 'Change exercises' : 'Choose exercises'}
        submit="Save"
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              label="Name"
              hint="Such as the day or the group."
              autoComplete="off"
              maxLength={longest.name}
            />
          )}
        </form.AppField>
        <form.AppField name="test">
          {(field) => (
            <field.Select
              label="Test"
              options={[
                { value: practice, label: 'No, practice' },
                ...times
                  .sort((a, b) => a - b)
                  .map((each) => ({ value: String(each), label: countOf(each, 'minute') })),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="exercises">{() => <ExerciseChoiceField />}</form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
