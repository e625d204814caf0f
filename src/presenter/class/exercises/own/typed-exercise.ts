import * as v from 'valibot'
import type { WrittenExercise } from '#db/demo/own-exercise-actions.ts'
import { exerciseSides, grades } from '#db/demo/schemas.ts'
import { lettersAndDigits } from '#db/text/slug.ts'
import { visible, visibleLines } from '#db/text/typed-text.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { asWritten, checkExercise, type ExerciseMistake } from '#seed/exercises.ts'
import { isEmpty } from '#seed/mistakes.ts'

/** A step as it is typed: its check has a line each; `key` identifies it. */
interface TypedStep {
  key: string
  text: string
  check: string
}

/** The field values of the form; '' as the scenario is the sample data. */
export interface TypedExercise {
  title: string
  text: string
  grade: string
  side: WrittenExercise['side']
  scenario: string
  steps: TypedStep[]
  hints: string
  acts: string
}

let made = 0
export function blankStep(): TypedStep {
  made += 1
  return { key: `step-${made}`, text: '', check: '' }
}

/** Returns the lines of a text that have something. */
export const linesOf = (text: string): string[] => text.split('\n').map(visible).filter(Boolean)

/** Returns an id that no other device gives. */
export const newExerciseId = (): string => `own-${lettersAndDigits(newAttemptId()).slice(0, 12)}`

/** Returns the field values of a kept exercise, or blank ones. */
export function startTyped(kept: Omit<WrittenExercise, 'id'> | undefined): TypedExercise {
  if (!kept)
    return {
      title: '',
      text: '',
      grade: '1',
      side: 'merchant',
      scenario: '',
      steps: [blankStep()],
      hints: '',
      acts: '',
    }
  const steps = kept.steps.map(({ text, check }, at) => ({
    key: `kept-${at}`,
    text,
    check: check.join('\n'),
  }))
  return {
    title: kept.title,
    text: kept.text,
    grade: String(kept.grade),
    side: kept.side,
    scenario: kept.scenario ?? '',
    steps: steps.length > 0 ? steps : [blankStep()],
    hints: kept.hints.join('\n'),
    acts: kept.acts.join('\n'),
  }
}

/** Returns what is typed as it is kept, finished or not. */
export function writtenFrom(id: string, typed: TypedExercise): WrittenExercise {
  const { title, text: task, grade, side, scenario, steps, hints, acts } = typed
  return {
    id,
    title: visible(title),
    text: visibleLines(task),
    side,
    grade: grades.find((each) => String(each) === grade) ?? 1,
    ...(scenario !== '' && { scenario }),
    steps: steps.map(({ text, check }) => ({ text: visible(text), check: linesOf(check) })),
    hints: linesOf(hints),
    acts: linesOf(acts),
  }
}

/** Returns the field that a mistake is in: the lines of a check, the hints and the acts are one field each. */
function fieldOf({ steps }: TypedExercise, { path }: ExerciseMistake): (string | number)[] {
  const [field = 'title', at, part] = path
  // That no step has a check is said where one would be added.
  if (field === 'steps') return ['steps', Number(at ?? steps.length - 1), part ?? 'check']
  return [field]
}

/** What a field that has nothing asks for. */
const asks: Readonly<Record<string, string>> = {
  title: 'Enter a title',
  text: 'Enter a task',
  steps: 'Enter a step',
  hints: 'Enter a hint',
  acts: 'Enter an action',
}

/** Returns a mistake as it is said at its field, with the number of the line where there are several. */
function saidOf({ path, reason }: ExerciseMistake): string {
  const asked = reason === isEmpty && asks[path[0] ?? '']
  if (asked) return asked
  const line = path.at(path[0] === 'steps' ? 3 : 1)
  const said = reason.charAt(0).toUpperCase() + reason.slice(1)
  return typeof line === 'number' ? `Line ${line + 1}: ${said}` : said
}

/** The form of an own exercise: what `checkExercise` says, each mistake at its field. DEMO-15. */
export const typedExercise = (id: string) =>
  v.pipe(
    v.object({
      title: v.string(),
      text: v.string(),
      grade: v.string(),
      side: v.picklist(exerciseSides),
      scenario: v.string(),
      steps: v.array(v.object({ key: v.string(), text: v.string(), check: v.string() })),
      hints: v.string(),
      acts: v.string(),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): WrittenExercise => {
      const written = writtenFrom(id, value)
      const { mistakes } = checkExercise(asWritten(written))
      if (mistakes.length === 0) return written
      const keyed = (key: string | number): v.IssuePathItem =>
        typeof key === 'number'
          ? { type: 'array', origin: 'value', input: value.steps, key, value: undefined }
          : { type: 'object', origin: 'value', input: value, key, value: undefined }
      for (const each of mistakes) {
        const [first = 'title', ...rest] = fieldOf(value, each)
        addIssue({ message: saidOf(each), path: [keyed(first), ...rest.map(keyed)] })
      }
      return NEVER
    }),
  )
