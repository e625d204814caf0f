import * as v from 'valibot'
import { exerciseLimits, exerciseSides, grades, type OwnExercise } from '#db/demo/schemas.ts'
import written from './exercises.json'
import { meets } from './meets-check.ts'
import { reasonOf, shown } from './mistakes.ts'
import { type Check, CheckError, hasCurrency, readCheck } from './read-check.ts'
import { type ScenarioId, scenarioFiles } from './scenario-files.ts'
import { SeedError } from './seed-error.ts'
import { row, sentencesField, text, words } from './written-fields.ts'

const ownFile = 'seed/exercises.json'

const lines = v.union([words, v.array(words)])

/** An exercise as it is written. */
const exercise = row({
  id: text(/^[a-z][a-z0-9-]{2,23}$/, 'an id of 3 to 24 small letters, digits and dashes'),
  grade: v.picklist(grades),
  /** Whose work it is, and so where it begins. */
  side: v.picklist(exerciseSides),
  /** What it starts from; the sample data without. */
  scenario: v.optional(v.picklist(Object.keys(scenarioFiles) as ScenarioId[])),
  title: v.pipe(words, v.maxLength(exerciseLimits.title)),
  text: sentencesField,
  /** What to do, and the lines that hold once a step is done, or those of another way to it. */
  steps: v.pipe(
    v.array(row({ text: words, check: v.optional(lines), or: v.optional(v.array(lines)) })),
    v.minLength(1),
  ),
  hints: v.pipe(v.array(words), v.minLength(1), v.maxLength(exerciseLimits.hints)),
  /** The log's names for the acts that belong to it; any other is a wrong turn. */
  acts: v.pipe(v.array(words), v.minLength(1)),
})
type Written = v.InferOutput<typeof exercise>

/** A step, with all lines that must hold. */
export interface Step {
  text: string
  checks: Check[]
  /** Other ways to do it, each with all lines that hold then in place of the check. */
  or?: Check[][]
}

/** Something to do in the demo that is checked against the data. */
export interface Exercise extends Omit<Written, 'steps'> {
  steps: Step[]
}

/** Returns every line of an exercise's check, and of the other ways. */
export const checksOf = ({ steps }: Pick<Exercise, 'steps'>): Check[] =>
  steps.flatMap(({ checks, or = [] }) => [...checks, ...or.flat()])

const money = /(?:^|\.)(?:amount|unitPrice|refunded|fee)$/

/** Returns whether a line would take an amount of another currency for the right one. */
const lacksCurrency = ({ table, where, sum = '' }: Check): boolean =>
  hasCurrency(table) &&
  [sum, ...where.map(({ field }) => field)].some((field) => money.test(field)) &&
  !where.some(({ field }) => field === 'currency')

const linesOf = (check: Written['steps'][number]['check']) =>
  check === undefined ? [] : [check].flat()

/** What is wrong with an exercise, and where: `title`, or line 1 of step 2. */
export interface ExerciseMistake {
  /** The path to the field, such as `['steps', 1, 'check', 0]`. */
  path: readonly (string | number)[]
  /** What is wrong, and what would be right. */
  reason: string
}

/** Returns the lines at a path of an exercise as they are read, and adds what is wrong in them. */
function readLines(
  lines: readonly string[],
  path: ExerciseMistake['path'],
  mistakes: ExerciseMistake[],
): Check[] {
  const checks = lines.flatMap((line, lineAt) => {
    try {
      const read = readCheck(line)
      if (lacksCurrency(read))
        mistakes.push({
          path: [...path, lineAt],
          reason: `${shown(line)} names an amount without its currency`,
        })
      return [read]
    } catch (error) {
      if (!(error instanceof CheckError)) throw error
      mistakes.push({ path: [...path, lineAt], reason: error.message })
      return []
    }
  })
  if (lines.length > 0 && checks.length === lines.length && checks.every((each) => meets(each, [])))
    mistakes.push({
      path,
      reason: 'holds before anything is done. Add it to the step that changes something',
    })
  return checks
}

/** Returns an exercise's steps, and adds what is wrong in their lines. */
const stepsOf = ({ steps }: Pick<Written, 'steps'>, mistakes: ExerciseMistake[]): Step[] =>
  steps.map(({ text: says, check, or }, at) => ({
    text: says,
    checks: readLines(linesOf(check), ['steps', at, 'check'], mistakes),
    ...(or && {
      or: or.map((way, wayAt) => readLines(linesOf(way), ['steps', at, 'or', wayAt], mistakes)),
    }),
  }))

/**
 * Returns an exercise as far as it can be read, and each mistake with the field that it is in. One rule
 * for the file of the exercises, a file from another device, and the form. DEMO-15.
 */
export function checkExercise(given: unknown): {
  exercise?: Exercise
  mistakes: ExerciseMistake[]
} {
  const parsed = v.safeParse(exercise, given)
  if (!parsed.success)
    return {
      mistakes: parsed.issues.map((issue) => ({
        path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
        reason: reasonOf(issue),
      })),
    }
  const mistakes: ExerciseMistake[] = []
  const found = { ...parsed.output, steps: stepsOf(parsed.output, mistakes) }
  // The form of an own exercise has one way for each step.
  for (const [at, { or }] of found.steps.entries())
    if (or && found.id.startsWith('own-'))
      mistakes.push({ path: ['steps', at, 'or'], reason: 'is not a field here' })
  if (checksOf(found).length === 0 && mistakes.length === 0)
    mistakes.push({ path: ['steps'], reason: 'no step has a check' })
  return { exercise: found, mistakes }
}

/** Returns the place of a mistake as one who edits a file looks for it: `step 2, check` or `field title`. */
const placeOf = ([field = '', step, part, ...rest]: ExerciseMistake['path']): string =>
  (part === 'check' || part === 'or') && typeof step === 'number'
    ? `step ${step + 1}, ${part}`
    : `field ${[field, step, part, ...rest].filter((each) => each !== undefined).join('.')}`

/** Returns all exercises of a file. Throws a `SeedError` that names the exercise, the field and what is wrong. */
export function readExercises(list: unknown = written, file = ownFile): Exercise[] {
  // A file that is not JSON is replaced by its mistake.
  if (typeof list === 'string') throw new SeedError([list])
  if (!Array.isArray(list)) throw new SeedError([`${file}: must be a list in [ ]`])
  const mistakes: string[] = []
  const read = list.flatMap((each: unknown, at): Exercise[] => {
    const { exercise: found, mistakes: own } = checkExercise(each)
    const named = v.is(v.looseObject({ id: v.string() }), each) ? each.id : at + 1
    for (const { path, reason } of own)
      mistakes.push(`${file}, exercise ${named}, ${placeOf(path)}: ${reason}`)
    return found ? [found] : []
  })
  const ids = read.map(({ id }) => id)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at)
      mistakes.push(`${file}, exercise ${id}, field id: ${shown(id)} appears twice`)
  if (mistakes.length > 0) throw new SeedError(mistakes)
  return read
}

const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarioFiles, id)

/** Returns an own exercise as far as it is written, to be tried: without the lines that can't be read. DEMO-15. */
export function asTried({ savedAt: _saved, scenario, steps, ...rest }: OwnExercise): Exercise {
  return {
    ...rest,
    ...(scenario !== undefined && isScenario(scenario) && { scenario }),
    steps: stepsOf({ steps }, []),
  }
}

/** Returns an own exercise as a file has it, with neither what is left out nor when it was saved. DEMO-15. */
export const asWritten = ({
  savedAt: _saved,
  steps,
  ...rest
}: Omit<OwnExercise, 'savedAt'> & { savedAt?: string }) => ({
  ...rest,
  steps: steps.map(({ text: says, check }) => ({
    text: says,
    ...(check.length > 0 && { check }),
  })),
})

/** Returns an exercise in the form in which an own one is kept. DEMO-15. */
export const asKept = ({ steps, ...rest }: Exercise): Omit<OwnExercise, 'savedAt'> => ({
  ...rest,
  steps: steps.map(({ text: says, checks }) => ({
    text: says,
    check: checks.map(({ line }) => line),
  })),
})

let listed: readonly Exercise[] | undefined

/** Returns all exercises, in the order in which they are listed. */
export const listExercises = (): readonly Exercise[] => (listed ??= readExercises())

/** Returns an exercise by id. */
export const findExercise = (id: string): Exercise | undefined =>
  listExercises().find((each) => each.id === id)
