import { FlaskConical, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { WrittenExercise } from '#db/demo/own-exercise-actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { exerciseLimits, grades, type OwnExercise } from '#db/demo/schemas.ts'
import { countOf, longest } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { asTried } from '#seed/exercises.ts'
import { scenarioTexts } from '#seed/scenarios.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toast } from '#src/ui/toast.ts'
import { gradeNames, sideNames } from '../exercise-set.ts'
import { firstPath, startExercise } from '../running/start-exercise.ts'
import { usePresenterAct } from '../../use-presenter-act.ts'
import { lineState, type LineState } from './proposed-checks.ts'
import {
  blankStep,
  linesOf,
  startTyped,
  type TypedExercise,
  typedExercise,
  writtenFrom,
} from './typed-exercise.ts'
import { type Trial, useTrial } from './use-trial.ts'

const sides = Object.entries(sideNames).map(([value, label]) => ({ value, label }))
const gradeOptions = grades.map((grade) => ({ value: String(grade), label: gradeNames[grade] }))
const starts = [
  { value: '', label: 'Sample data' },
  ...scenarioTexts.map(({ id, name }) => ({ value: id, label: name })),
]

type ExerciseFormApi = ReturnType<typeof useAppForm<TypedExercise, WrittenExercise>>

const stateTexts = {
  problem: { tone: 'bad', text: 'Can’t be read' },
  holds: { tone: 'ok', text: 'Met' },
  open: { tone: 'wait', text: 'Not met' },
} as const

function stateOf({ problem, holds }: LineState) {
  if (problem !== undefined) return stateTexts.problem
  if (holds === undefined) return null
  return holds ? stateTexts.holds : stateTexts.open
}

/** Each line of a check, with what can be said of it as it is typed. */
function LineStates({
  lines,
  trial,
}: {
  lines: readonly string[]
  trial: Trial | null | undefined
}) {
  const states = lines.map((line) => lineState(line, trial ?? undefined))
  return (
    <ul aria-label="Lines" className="grid gap-2 empty:hidden">
      {states.map((state, at) => {
        const said = stateOf(state)
        return (
          <li
            key={`${at}-${state.line}`}
            className="flex flex-wrap items-start gap-x-2 gap-y-1 text-sm"
          >
            {said && <Badge tone={said.tone}>{said.text}</Badge>}
            <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              <code className="text-[0.8125rem]">{state.line}</code>
              {state.problem !== undefined && (
                <span className="block text-danger">{state.problem}</span>
              )}
              {state.heldBefore && (
                <span className="block text-muted">
                  Met before anything is done. Keep a line beside it that isn’t.
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The steps, each with its text and its check. */
function StepFields({ form, trial }: { form: ExerciseFormApi; trial: Trial | null | undefined }) {
  return (
    <form.Subscribe selector={({ values }) => values.steps}>
      {(steps) => (
        <>
          <ol className="grid gap-4">
            {steps.map(({ key, check }, at) => (
              <li key={key} className="grid gap-3 rounded-control border border-line p-3">
                <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start">
                  <form.AppField name={`steps[${at}].text`}>
                    {(field) => (
                      <field.TextField
                        label={`Step ${at + 1}`}
                        autoComplete="off"
                        maxLength={200}
                      />
                    )}
                  </form.AppField>
                  {steps.length > 1 && (
                    <IconButton
                      label={named`Remove step ${at + 1}`}
                      icon={<Trash2 aria-hidden />}
                      className="mt-6 -mr-2 ml-2"
                      onClick={() => void form.removeFieldValue('steps', at)}
                    />
                  )}
                </div>
                <form.AppField name={`steps[${at}].check`}>
                  {(field) => (
                    <field.TextField
                      multiline
                      rows={3}
                      label={`Check of step ${at + 1} (optional)`}
                      hint="One line each. Try the exercise to have them written for you."
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                    />
                  )}
                </form.AppField>
                <LineStates lines={linesOf(check)} trial={trial} />
              </li>
            ))}
          </ol>
          <Button
            variant="text"
            icon={<Plus aria-hidden />}
            disabled={steps.length >= exerciseLimits.steps}
            className="justify-self-start"
            onClick={() => form.pushFieldValue('steps', blankStep())}
          >
            Add step
          </Button>
        </>
      )}
    </form.Subscribe>
  )
}

interface TrialProps {
  trial: Trial | null | undefined
  pending: boolean
  /** How many lines were taken last. */
  taken: number | undefined
  onTry: () => void
  onTake: (trial: Trial) => void
}

/** Leads to the trial, and says what was done in it. */
function TrialCard({ trial, pending, taken, onTry, onTake }: TrialProps) {
  return (
    <section aria-label="Trial" className="grid gap-3 rounded-control bg-sunken p-4">
      <p className="text-muted">
        {trial === null
          ? 'Do the work once yourself. The check is then written from what you changed.'
          : trial === undefined
            ? 'Reading what you did'
            : trial.lines.length === 0
              ? 'Nothing has changed since the start. Do the work, then come back.'
              : `${countOf(trial.lines.length, 'line')} from what you did:`}
      </p>
      {trial && trial.lines.length > 0 && <LineStates lines={trial.lines} trial={trial} />}
      <p role="status" className="font-medium empty:hidden">
        {taken !== undefined && `${countOf(taken, 'line')} added to the last step`}
      </p>
      <div className="flex flex-wrap gap-2">
        {trial && trial.lines.length > 0 && (
          <Button variant="primary" size="sm" onClick={() => onTake(trial)}>
            Take what I did
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={<FlaskConical aria-hidden />}
          pending={pending}
          onClick={onTry}
        >
          {trial === null ? 'Try it' : 'Try it again'}
        </Button>
      </div>
    </section>
  )
}

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
      leaveTo(pathTo('trainer'))
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
        leaveTo(firstPath[exercise.side])
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
          <div className="grid gap-4 border-t border-line px-5 py-4 md:px-6">
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
          <div className="grid gap-4 border-t border-line px-5 py-4 md:px-6">
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
          <div className="grid gap-4 border-t border-line px-5 py-4 md:px-6">
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

interface TriedStepsProps extends Omit<TrialProps, 'trial'> {
  id: string
  form: ExerciseFormApi
  values: TypedExercise
}

/** The steps with what the trial says of their lines. */
function TriedSteps({ id, form, values, ...trialProps }: TriedStepsProps) {
  const scenario = scenarioTexts.find((each) => each.id === values.scenario)?.id
  const written = values.steps.flatMap(({ check }) => linesOf(check))
  const trial = useTrial({ id, side: values.side, scenario, written })
  return (
    <>
      <TrialCard trial={trial} {...trialProps} />
      <StepFields form={form} trial={trial} />
    </>
  )
}
