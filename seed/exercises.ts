import * as v from 'valibot'
import written from './exercises.json'
import { meets } from './meets-check.ts'
import { reasonOf, shown } from './mistakes.ts'
import { type Check, CheckError, hasCurrency, readCheck } from './read-check.ts'
import { type ScenarioId, scenarioFiles } from './scenario-files.ts'
import { SeedError } from './seed-error.ts'
import { row, sentencesField, text, words } from './written-fields.ts'

const file = 'seed/exercises.json'

/** The grades of an exercise, from one act to a piece of work. */
export const grades = [1, 2, 3] as const

/** An exercise as it is written. */
const exercise = row({
  id: text(/^[a-z][a-z0-9-]{2,23}$/, 'an id of 3 to 24 small letters, digits and dashes'),
  grade: v.picklist(grades),
  /** Whose work it is, and so where it begins. */
  side: v.picklist(['merchant', 'console', 'customer']),
  /** What it starts from; the sample data without. */
  scenario: v.optional(v.picklist(Object.keys(scenarioFiles) as ScenarioId[])),
  title: v.pipe(words, v.maxLength(70)),
  text: sentencesField,
  /** What to do, and the lines that hold once a step is done. */
  steps: v.pipe(
    v.array(row({ text: words, check: v.optional(v.union([words, v.array(words)])) })),
    v.minLength(1),
  ),
  hints: v.pipe(v.array(words), v.minLength(1), v.maxLength(3)),
  /** The log's names for the acts that belong to it; any other is a wrong turn. */
  acts: v.pipe(v.array(words), v.minLength(1)),
})
type Written = v.InferOutput<typeof exercise>

/** A step, with all lines that must hold. */
interface Step {
  text: string
  checks: Check[]
}

/** Something to do in the demo that is checked against the data. */
export interface Exercise extends Omit<Written, 'steps'> {
  steps: Step[]
}

/** Returns every line of an exercise's check. */
export const checksOf = ({ steps }: Pick<Exercise, 'steps'>): Check[] =>
  steps.flatMap(({ checks }) => checks)

const money = /(?:^|\.)(?:amount|unitPrice|refunded|fee)$/

/** Returns whether a line would take an amount of another currency for the right one. */
const lacksCurrency = ({ table, where, sum = '' }: Check): boolean =>
  hasCurrency(table) &&
  [sum, ...where.map(({ field }) => field)].some((field) => money.test(field)) &&
  !where.some(({ field }) => field === 'currency')

const linesOf = (check: Written['steps'][number]['check']) =>
  check === undefined ? [] : [check].flat()

/** Returns an exercise's steps, and adds what is wrong in their lines. */
function stepsOf({ id, steps }: Written, mistakes: string[]): Step[] {
  return steps.map(({ text: says, check }, at) => {
    const place = `${file}, exercise ${id}, step ${at + 1}, check`
    const lines = linesOf(check)
    const checks = lines.flatMap((line) => {
      try {
        return [readCheck(line)]
      } catch (error) {
        if (!(error instanceof CheckError)) throw error
        mistakes.push(`${place}: ${error.message}`)
        return []
      }
    })
    for (const each of checks)
      if (lacksCurrency(each))
        mistakes.push(`${place}: "${each.line}" names an amount without its currency`)
    if (
      lines.length > 0 &&
      checks.length === lines.length &&
      checks.every((each) => meets(each, []))
    )
      mistakes.push(
        `${place}: holds before anything is done. Add it to the step that changes something`,
      )
    return { text: says, checks }
  })
}

/** Returns all exercises. Throws a `SeedError` that names the exercise, the field and what is wrong. */
export function readExercises(list: unknown = written): Exercise[] {
  // A file that is not JSON is replaced by its mistake.
  if (typeof list === 'string') throw new SeedError([list])
  if (!Array.isArray(list)) throw new SeedError([`${file}: must be a list in [ ]`])
  const mistakes: string[] = []
  const read = list.flatMap((each: unknown, at): Exercise[] => {
    const parsed = v.safeParse(exercise, each)
    const named = v.is(v.looseObject({ id: v.string() }), each) ? each.id : at + 1
    const place = `${file}, exercise ${named}`
    if (!parsed.success) {
      for (const issue of parsed.issues)
        mistakes.push(`${place}, field ${v.getDotPath(issue)}: ${reasonOf(issue)}`)
      return []
    }
    const found = { ...parsed.output, steps: stepsOf(parsed.output, mistakes) }
    if (found.steps.every(({ checks }) => checks.length === 0))
      mistakes.push(`${place}, field steps: no step has a check`)
    return [found]
  })
  const ids = read.map(({ id }) => id)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at)
      mistakes.push(`${file}, exercise ${id}, field id: ${shown(id)} appears twice`)
  if (mistakes.length > 0) throw new SeedError(mistakes)
  return read
}

let listed: readonly Exercise[] | undefined

/** Returns all exercises, in the order in which they are listed. */
export const listExercises = (): readonly Exercise[] => (listed ??= readExercises())

/** Returns an exercise by id. */
export const findExercise = (id: string): Exercise | undefined =>
  listExercises().find((each) => each.id === id)
