import { FlaskConical, Plus, Trash2 } from 'lucide-react'
import type { WrittenExercise } from '#db/demo/own-exercise-actions.ts'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { scenarioTexts } from '#seed/scenarios.ts'
import type { useAppForm } from '#src/forms/app-form.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LineStates, StepCheck } from './step-check.tsx'
import { blankStep, linesOf, type TypedExercise } from './typed-exercise.ts'
import { type Trial, useTrial } from './use-trial.ts'

export type ExerciseFormApi = ReturnType<typeof useAppForm<TypedExercise, WrittenExercise>>

const listed = new Intl.ListFormat('en')

/** The steps, each with its text and its check. */
function StepFields({ form, trial }: { form: ExerciseFormApi; trial: Trial | null | undefined }) {
  return (
    <form.Subscribe selector={({ values }) => values.steps}>
      {(steps) => (
        <>
          <ol className="grid gap-4">
            {steps.map(({ key }, at) => (
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
                  {() => <StepCheck step={at + 1} trial={trial} />}
                </form.AppField>
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
      {trial && trial.beside.length > 0 && (
        <p>{named`Not in the check: ${listed.format(trial.beside)}. The exercise isn’t solved while this is left.`}</p>
      )}
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

interface TriedStepsProps extends Omit<TrialProps, 'trial'> {
  id: string
  form: ExerciseFormApi
  values: TypedExercise
}

/** The steps with what the trial says of their lines. */
export function TriedSteps({ id, form, values, ...trialProps }: TriedStepsProps) {
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
