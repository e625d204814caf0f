import { X } from 'lucide-react'
import { useId } from 'react'
import { grades } from '#db/demo/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import type { Exercise } from '#seed/exercises.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SortableList } from '#src/ui/sortable-list.tsx'
import { reordered } from '#src/ui/use-drag-order.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import { gradeNames, sideNames, usualMinutes } from '../exercises/exercise-set.ts'
import { classResults } from '../exercises/results/kept-results.ts'

interface ChosenProps {
  exercises: readonly string[]
  find: (id: string) => Exercise | undefined
  titleOf: (id: string) => string
  noteOf: (exercise: Exercise) => string
  onChange: (exercises: string[]) => void
}

/** The exercises that are chosen, in the order of the class. */
function Chosen({ exercises, find, titleOf, noteOf, onChange }: ChosenProps) {
  return (
    <SortableList
      label="Chosen exercises"
      items={exercises}
      itemKey={(id) => id}
      itemName={(id) => isolated(titleOf(id))}
      onMove={(from, to) => onChange(reordered(exercises, from, to))}
      className="grid rounded-card border border-line"
    >
      {(id, _at, controls) => {
        const exercise = find(id)
        return (
          <div className="flex items-center gap-x-1 border-line py-1 pl-3 in-[li+li]:border-t">
            <p className="min-w-0 flex-1 leading-tight">
              <span className="block font-medium wrap-anywhere">{titleOf(id)}</span>
              <span className="block text-sm text-muted">
                {exercise ? noteOf(exercise) : 'Not on this device'}
              </span>
            </p>
            <IconButton
              label={named`Remove ${titleOf(id)}`}
              icon={<X aria-hidden />}
              onClick={() => onChange(exercises.filter((each) => each !== id))}
            />
            {controls}
          </div>
        )
      }}
    </SortableList>
  )
}

/** The field of an `AppField` for the exercises of a set: the chosen ones in their order, above all of them by level (DEMO-28). */
export function ExerciseChoiceField() {
  const id = useId()
  const { value, error, change } = useBoundField<string[]>()
  const { list, find, titleOf } = useExercises()
  const results = classResults.use()
  const minutesOf = (exercise: Exercise) => usualMinutes(exercise, results)
  const noteOf = (exercise: Exercise) =>
    `${sideNames[exercise.side]}, about ${countOf(minutesOf(exercise), 'minute')}`
  const all = value.reduce((sum, each) => {
    const exercise = find(each)
    return sum + (exercise ? minutesOf(exercise) : 0)
  }, 0)
  const isOwn = (exercise: Exercise) => exercise.id.startsWith('own-')
  const groups = [
    ...grades.map((grade) => ({
      name: gradeNames[grade],
      exercises: list.filter((each) => !isOwn(each) && each.grade === grade),
    })),
    { name: 'Own exercises', exercises: list.filter(isOwn) },
  ]
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-sm font-semibold">Exercises</legend>
      <FieldNotes id={id} hint="Trainees see them in this order." error={error} />
      {value.length > 0 && (
        <>
          <Chosen exercises={value} {...{ find, titleOf, noteOf }} onChange={change} />
          <p role="status" className="text-sm font-medium tabular-nums">
            {countOf(value.length, 'exercise')}, about {countOf(all, 'minute')}
          </p>
        </>
      )}
      {groups.map(
        ({ name, exercises }) =>
          exercises.length > 0 && (
            <section key={name} aria-label={name}>
              <h3 className="text-sm font-semibold text-muted">{name}</h3>
              <ul>
                {exercises.map((exercise) => (
                  <li
                    key={exercise.id}
                    className="grid border-t border-line py-1 first:border-t-0 [&>label]:py-1.5 [&>label]:leading-tight"
                  >
                    <Checkbox
                      label={exercise.title}
                      checked={value.includes(exercise.id)}
                      describedBy={`${id}-${exercise.id} ${id}-error`}
                      invalid={error !== undefined}
                      onChange={(chosen) =>
                        change(
                          chosen
                            ? [...value, exercise.id]
                            : value.filter((each) => each !== exercise.id),
                        )
                      }
                    />
                    <p id={`${id}-${exercise.id}`} className="-mt-1 pl-8 text-sm text-muted">
                      {noteOf(exercise)}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </fieldset>
  )
}
