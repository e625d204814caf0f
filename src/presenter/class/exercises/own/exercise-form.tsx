import { useState } from 'react'
import { useLocation } from 'wouter'
import { getDemoSettings } from '#db/demo/queries.ts'
import { exerciseLimits, grades, type OwnExercise } from '#db/demo/schemas.ts'
import { longest } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { asTried } from '#seed/exercises.ts'
import { scenarioTexts } from '#seed/scenarios.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { toast } from '#src/ui/toast.ts'
import { gradeNames, sideNames } from '../exercise-set.ts'
import { firstPathOf } from '../running/first-path.ts'
import { startExercise } from '../running/start-exercise.ts'
import { usePresenterAct } from '../../../shared/use-presenter-act.ts'
import { type ExerciseFormApi, TriedSteps } from './exercise-steps.tsx'
import { linesOf, startTyped, typedExercise, writtenFrom } from './typed-exercise.ts'
import type { Trial } from './use-trial.ts'

const sides = Object.entries(sideNames).map(([value, label]) => ({ value, label }))
const gradeOptions = grades.map((grade) => ({ value: String(grade), label: gradeNames[grade] }))
const starts = [
  { value: '', label: 'Sample data' },
  ...scenarioTexts.map(({ id, name }) => ({ value: id, label: name })),
]

interface Props {
  id: string
  /** What is edited, or copied; a new one begins blank. */
  kept?: Omit<OwnExercise, 'savedAt'>
}

/** The form of an own exercise: saved once it is complete, tried at any time. */
export function ExerciseForm({ id, kept }: Props) {
  const act = usePresenterAct()
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const [trying, setTrying] = useState(false)
  const [taken, setTaken] = useState<number>()
  const [schema] = useState(() => typedExercise(id))
  const [start] = useState(() => startTyped(kept))
  const form: ExerciseFormApi = useAppForm({
    schema,
    start,
    edits: false,
    onSubmit: async (written) => {
      const saved = await act('saveExercise', written)
      if (!saved) return
      // What was tried is in the check now.
      const { exercise: running } = await getDemoSettings(database())
      if (running?.trial && running.id === id)
        await runAction('endExercise', undefined, { db: database(), actor })
      toast.success(exerciseMessages.saved(saved.result.title))
      leaveTo(`${pathTo('trainer')}#${id}`)
    },
  })

  /** Leaves without asking: what was typed is saved. */
  function leaveTo(path: string) {
    form.reset(form.state.values)
    whenLayersClosed(() => navigate(path))
  }

  async function tryIt() {
    setTrying(true)
    const saved = await act('saveExercise', writtenFrom(id, form.state.values))
    if (saved) {
      const exercise = asTried(saved.result)
      if (await startExercise({ db: database(), actor }, exercise, { trial: true }))
        leaveTo(await firstPathOf(database(), exercise))
    }
    setTrying(false)
  }

  function take({ lines, acts }: Trial) {
    const { steps, acts: typedActs } = form.state.values
    const known = new Set(steps.flatMap(({ check }) => linesOf(check)))
    const added = lines.filter((line) => !known.has(line))
    const last = steps.length - 1
    const check = linesOf(steps[last]?.check ?? '')
    form.setFieldValue(`steps[${last}].check`, [...check, ...added].join('\n'))
    form.setFieldValue('acts', [...new Set([...linesOf(typedActs), ...acts])].join('\n'))
    setTaken(added.length)
  }

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card>
          <CardHeader title={kept?.title || 'New exercise'} />
          <div className="grid gap-4 border-t border-line px-card py-4">
            <form.AppField name="title">
              {(field) => (
                <field.TextField
                  label="Title"
                  autoComplete="off"
                  maxLength={exerciseLimits.title}
                />
              )}
            </form.AppField>
            <form.AppField name="text">
              {(field) => (
                <field.TextField multiline rows={3} label="Task" maxLength={longest.text} />
              )}
            </form.AppField>
            <form.AppField name="side">
              {(field) => <field.Segmented label="Side" labelShown options={sides} />}
            </form.AppField>
            <div className="grid gap-4 md:grid-cols-2">
              <form.AppField name="scenario">
                {(field) => <field.Select label="Starts from" options={starts} />}
              </form.AppField>
              <form.AppField name="grade">
                {(field) => <field.Select label="Level" options={gradeOptions} />}
              </form.AppField>
            </div>
          </div>
        </Card>
        <Card>
          <CardHeader title="Steps and check" />
          <div className="grid gap-4 border-t border-line px-card py-4">
            <form.Subscribe selector={({ values }) => values}>
              {(values) => (
                <TriedSteps
                  id={id}
                  form={form}
                  values={values}
                  pending={trying}
                  taken={taken}
                  onTry={() => void tryIt()}
                  onTake={take}
                />
              )}
            </form.Subscribe>
          </div>
        </Card>
        <Card>
          <CardHeader title="Hints and actions" />
          <div className="grid gap-4 border-t border-line px-card py-4">
            <form.AppField name="hints">
              {(field) => (
                <field.TextField
                  multiline
                  rows={3}
                  label="Hints"
                  hint="1 to 3, one line each, shown one by one"
                />
              )}
            </form.AppField>
            <form.AppField name="acts">
              {(field) => (
                <field.TextField
                  multiline
                  rows={3}
                  label="Actions that belong to it"
                  hint="As Activity Logs names them, one line each. Any other is a wrong turn"
                />
              )}
            </form.AppField>
          </div>
        </Card>
        <div className="flex flex-wrap justify-end gap-2 *:max-sm:flex-auto">
          <ButtonLink to={pathTo('trainer')} variant="secondary">
            Cancel
          </ButtonLink>
          <form.SubmitButton variant="primary" pendingLabel="Saving">
            Save exercise
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
