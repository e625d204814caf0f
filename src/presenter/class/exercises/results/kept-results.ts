import * as v from 'valibot'
import { countOf, formatDuration, longest } from '#db/text/format.ts'
import { lettersAndDigits } from '#db/text/slug.ts'
import { visible } from '#db/text/typed-text.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { newAttemptId } from '#src/data/run-action.ts'

/** Returns how an exercise went, `2:05, 1 hint, 0 wrong turns`, or a drill, `8 of 10 right, 2:05`. */
export const effortText = ({
  seconds,
  hints,
  wrongTurns,
  score,
}: Pick<ExerciseResult, 'seconds' | 'hints' | 'wrongTurns' | 'score'>): string =>
  score
    ? `${score.right} of ${score.of} right, ${formatDuration(seconds)}`
    : `${formatDuration(seconds)}, ${countOf(hints, 'hint')}, ${countOf(wrongTurns, 'wrong turn')}`

/*
 * Results belong to people, not to the demo's data: they stay whatever replaces that, so they are in the
 * browser's storage.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9))

/** In seconds since 1970. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e11))

/** How an exercise ended: solved, begun and left, or by a check that only the trainer can decide. */
const outcomes = ['solved', 'tried', 'review'] as const

/** The most that a result says of what was missing, and the most letters of each. */
export const [mostLacks, longestLack] = [3, 160] as const

/** Why an exercise of a test was never begun, in place of what it lacks. */
export const neverBegun = { notReached: 'Not started', notHere: 'Not on this device' } as const

/** How an exercise went. */
export const exerciseResult = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/)),
  /** When it was solved or left, and how many seconds that took. */
  at: moment,
  seconds: count,
  hints: count,
  wrongTurns: count,
  restarts: count,
  // Older results are all of exercises that were solved.
  outcome: v.optional(v.picklist(outcomes), 'solved'),
  /** What was missing when it was left. */
  lacks: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestLack))), v.maxLength(mostLacks)),
    [],
  ),
  /** How many were right, of a drill. */
  score: v.optional(v.object({ right: count, of: count })),
})
/** The drill at the till, whose result is kept and handed in as an exercise’s is. */
export const drillExercise = { id: 'drill', title: 'Is this payment real?' } as const

/** Returns the title of what is no exercise on this device: the drill’s, or what can be said of any other id. */
export const otherTitle = (id: string): string =>
  id === drillExercise.id ? drillExercise.title : `Exercise ${id}`

export type ExerciseResult = v.InferOutput<typeof exerciseResult>

/** Returns how an exercise ended, apart from those of a test that were never begun. */
export const endingOf = ({
  outcome,
  lacks: [first],
}: Pick<ExerciseResult, 'outcome' | 'lacks'>): ExerciseResult['outcome'] | 'unreached' =>
  outcome === 'tried' && (first === neverBegun.notReached || first === neverBegun.notHere)
    ? 'unreached'
    : outcome

/** Returns the notes on a result: what was missing, wrong turns, what somebody wrote. One that wasn't reached has none. */
export const notesOf = ({ lacks }: Pick<ExerciseResult, 'lacks'>): readonly string[] =>
  lacks.filter((lack) => lack !== neverBegun.notReached)

/** Begins the note that has what a trainee wrote, which no check can judge. */
export const wrote = 'Wrote: '

/** Returns whether the trainer decides on a result: the check couldn't, or it found the fact in a text that people read. */
export const isForTrainer = ({
  outcome,
  lacks,
  reviewed = false,
}: Pick<ExerciseResult, 'outcome' | 'lacks'> & { reviewed?: boolean | undefined }): boolean =>
  outcome === 'review' ||
  reviewed ||
  (outcome === 'solved' && lacks.some((each) => each.startsWith(wrote)))

export const traineeName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter your name'),
  v.maxLength(longest.name),
)

/** What a trainee hands in. */
export const traineeResults = v.object({
  /** Names the trainee's device, so that later results take the place of earlier ones. */
  device: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/)),
  trainee: traineeName,
  results: v.pipe(v.array(exerciseResult), v.maxLength(100)),
  /** The test of which these are all exercises, and when it began. */
  test: v.optional(
    v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(longest.name)),
      at: moment,
      minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_440)),
      /** By how many seconds the device's clock was moved during it, back if below 0. */
      clockMoved: v.optional(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
})
export type TraineeResults = v.InferOutput<typeof traineeResults>

const newDevice = () => lettersAndDigits(newAttemptId()).slice(0, 12)

const own = v.object({ ...traineeResults.entries, trainee: v.string() })

/** Why the trainer voided a test. */
export const voidReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a reason'),
  v.maxLength(longestLack),
)

/** Results that the trainer has read, with those that the trainer has decided. */
const readResults = v.object({
  ...traineeResults.entries,
  /** The trainer's decision that a test doesn't count. */
  voided: v.optional(v.object({ reason: voidReason })),
  results: v.array(v.object({ ...exerciseResult.entries, reviewed: v.optional(v.boolean()) })),
})
export type ReadResults = v.InferOutput<typeof readResults>

/** The results of whoever learns on this device. */
export const ownResults = keptAs(keptKeys.ownResults, own, () => ({
  device: newDevice(),
  trainee: '',
  results: [],
}))

/** Puts the trainee's name over the results on this device. One without room for it keeps none, and it is asked for again. */
export function renameTrainee(typed: string): void {
  try {
    ownResults.write({ ...ownResults.read(), trainee: typed.trim() })
  } catch {
    // Nothing depends on it.
  }
}

/**
 * Returns whether a name that is typed would take over another's results. Without a name they are nobody's, and the
 * same name in other letters is no other. DEMO-28.
 */
export const isAnotherTrainee = (
  { trainee, results }: Pick<TraineeResults, 'trainee' | 'results'>,
  typed: string,
): boolean => {
  const [before, after] = [trainee, typed].map((name) => visible(name).toLowerCase())
  return results.length > 0 && before !== '' && after !== '' && before !== after
}

/** Keeps the trainee's name on this device, unless results here are another's, which a blank name leaves theirs, too. */
export function keepTrainee(typed: string): void {
  const own = ownResults.read()
  const isBlank = typed.trim() === '' && own.results.length > 0
  if (!isBlank && !isAnotherTrainee(own, typed)) renameTrainee(typed)
}

/** The results that the trainer has read. */
export const classResults = keptAs(keptKeys.classResults, v.array(readResults), () => [])

/** Keeps a result; a later one of the same exercise takes its place, unless that one was solved and this is not. */
export function addOwnResult(result: ExerciseResult): void {
  const { results, ...rest } = ownResults.read()
  const before = results.find(({ id }) => id === result.id)
  if (before?.outcome === 'solved' && result.outcome !== 'solved') return
  const others = results.filter((each) => each !== before)
  ownResults.write({ ...rest, results: [...others, result] })
}

/** Removes a trainee's name and results from this device, for the next one, whose name may be known; returns what brings them back. DEMO-28. */
export function clearOwnResults(next = ''): () => void {
  const before = ownResults.read()
  ownResults.write({ ...before, trainee: next, results: [] })
  return () => ownResults.write(before)
}

/** Returns whether results are of the same trainee on the same device, and of the same test or none. */
const isSameHand = (one: TraineeResults, other: TraineeResults): boolean =>
  one.device === other.device && one.trainee === other.trainee && one.test?.at === other.test?.at

/** What came of results that were added to the class. */
type Change = 'added' | 'updated' | 'same'

const ranks = { solved: 2, review: 1, tried: 0 } as const

/** Returns whether a result says more than another of the same exercise: the better, then the later. */
export const isBetter = (one: ExerciseResult, other: ExerciseResult): boolean =>
  ranks[one.outcome] === ranks[other.outcome]
    ? one.at > other.at
    : ranks[one.outcome] > ranks[other.outcome]

/**
 * Adds a trainee's results to those of the same device, name and test: the better of an exercise
 * counts, then the later, whichever is read first. What the trainer has decided stays decided.
 */
export function addToClass(given: TraineeResults): Change {
  const all = classResults.read()
  const before = all.find((each) => isSameHand(each, given))
  if (!before) {
    classResults.write([...all, given])
    return 'added'
  }
  const old = new Map(before.results.map((each) => [each.id, each]))
  const newer = given.results.flatMap((each) => {
    const known = old.get(each.id)
    if (!known) return [each]
    if (known.at !== each.at) return isBetter(each, known) ? [each] : []
    // The same result, which the trainer may have decided; a file may say more of it than a code.
    return each.lacks.length > known.lacks.length ? [{ ...known, lacks: each.lacks }] : []
  })
  if (newer.length === 0) return 'same'
  const news = new Map(newer.map((each) => [each.id, each]))
  const results = [
    ...before.results.map((each) => news.get(each.id) ?? each),
    ...newer.filter(({ id }) => !old.has(id)),
  ]
  const decided = before.voided && { voided: before.voided }
  classResults.write(
    all.map((each) => (each === before ? { ...given, ...decided, results } : each)),
  )
  return 'updated'
}

/** Records the trainer's decision on a result that is the trainer's to decide. */
export function decideReview(of: TraineeResults, id: string, isSolved: boolean): void {
  const decide = (each: ReadResults['results'][number]) =>
    each.id === id && isForTrainer(each)
      ? { ...each, outcome: isSolved ? ('solved' as const) : ('tried' as const), reviewed: true }
      : each
  classResults.write(
    classResults
      .read()
      .map((each) =>
        isSameHand(each, of) ? { ...each, results: each.results.map(decide) } : each,
      ),
  )
}

/** Voids a test that was handed in, so that it doesn't count, or counts it again without a reason. DEMO-27. */
export function voidTest(of: TraineeResults, reason: string | null): void {
  const decide = ({ voided: _before, ...handed }: ReadResults): ReadResults =>
    reason === null ? handed : { ...handed, voided: { reason } }
  classResults.write(
    classResults.read().map((each) => (each.test && isSameHand(each, of) ? decide(each) : each)),
  )
}
