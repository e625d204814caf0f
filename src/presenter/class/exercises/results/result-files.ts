import { currentDate } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import { countOf, formatDateTime, formatDuration, formatShortDate } from '#db/text/format.ts'
import { slugOf } from '#db/text/slug.ts'
import { named } from '#db/text/typed-text.ts'
import { findExercise } from '#seed/exercises.ts'
import { makeFile } from '#src/files/make-file.ts'
import { type FileColumn, type FileRows, type WrittenFile } from '#src/files/table-file.ts'
import {
  endingOf,
  type ExerciseResult,
  notesOf,
  otherTitle,
  type TraineeResults,
} from './kept-results.ts'

/** Returns the name of an exercise by its id; `useExercises` also knows the trainer's own. */
type TitleOf = (id: string) => string

/** Returns the name of a built-in exercise or of the drill; what can be said of any other. */
export const builtInTitle: TitleOf = (id) => findExercise(id)?.title ?? otherTitle(id)

/** What an ending is called. */
export const outcomeNames: Record<ReturnType<typeof endingOf>, string> = {
  solved: 'Solved',
  tried: 'Not solved',
  review: 'To be reviewed',
  unreached: 'Not reached',
}

/** Returns how a result’s exercise ended: a drill by its score, as `8 of 10 right`. */
export const outcomeText = (result: ExerciseResult): string =>
  result.score
    ? `${result.score.right} of ${result.score.of} right`
    : outcomeNames[endingOf(result)]

/** Returns the sums of results, over all exercises. */
export function totalsOf(results: readonly ExerciseResult[]) {
  const sum = (of: (result: ExerciseResult) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  const having = (outcome: ExerciseResult['outcome']) =>
    results.filter((each) => each.outcome === outcome).length
  return {
    exercises: results.length,
    solved: having('solved'),
    toReview: having('review'),
    seconds: sum(({ seconds }) => seconds),
    hints: sum(({ hints }) => hints),
    wrongTurns: sum(({ wrongTurns }) => wrongTurns),
  }
}

/** Returns how many were solved, as `7 of 8` or `6 of 8, 1 to be reviewed`. */
export const scoreText = ({
  exercises,
  solved,
  toReview,
}: Pick<ReturnType<typeof totalsOf>, 'exercises' | 'solved' | 'toReview'>): string =>
  `${solved} of ${exercises}${toReview > 0 ? `, ${toReview} to be reviewed` : ''}`

/** Returns totals as `3 of 4 exercises solved, 12:05, 1 hint, 0 wrong turns`. */
export const totalsText = ({
  exercises,
  solved,
  seconds,
  hints,
  wrongTurns,
}: ReturnType<typeof totalsOf>) =>
  [
    `${solved} of ${countOf(exercises, 'exercise')} solved`,
    formatDuration(seconds),
    countOf(hints, 'hint'),
    countOf(wrongTurns, 'wrong turn'),
  ].join(', ')

export const resultColumns: FileColumn[] = [
  { header: 'Exercise', kind: 'text' },
  { header: 'Result', kind: 'text' },
  { header: 'Date', kind: 'date' },
  { header: 'Time', kind: 'text' },
  { header: 'Hints', kind: 'number' },
  { header: 'Wrong turns', kind: 'number' },
  { header: 'Started over', kind: 'number' },
  { header: 'Notes', kind: 'text' },
]

/** Returns the cells of results, as `resultColumns` has them. */
export const resultRows = (
  results: readonly ExerciseResult[],
  titleOf: TitleOf = builtInTitle,
): FileRows =>
  results.map((result) => [
    titleOf(result.id),
    outcomeText(result),
    result.at * 1000,
    formatDuration(result.seconds),
    result.hints,
    result.wrongTurns,
    result.restarts,
    notesOf(result).join('. '),
  ])

/** Returns when a test began, or when the last of the practice was done, in seconds since 1970. */
export const handedAt = ({ test, results }: Pick<TraineeResults, 'test' | 'results'>): number =>
  test?.at ?? Math.max(0, ...results.map(({ at }) => at))

/** Returns what was handed in, with its day: `Practice, Nov 21`, or `Test Monday, Nov 21`. */
export function handedName(given: Pick<TraineeResults, 'results' | 'test'>): string {
  const day = formatShortDate(new Date(handedAt(given) * 1000).toISOString())
  return given.test ? named`Test ${given.test.name}, ${day}` : `Practice, ${day}`
}

/** Returns the name of a file of results without its ending: `test-monday-rudo-moyo-2026-11-21`, `practice-…`. */
export function fileNameOf(given: Pick<TraineeResults, 'trainee' | 'results' | 'test'>): string {
  const { trainee, test } = given
  const what = test ? ['test', slugOf(test.name)] : ['practice']
  const day = dayText(new Date(handedAt(given) * 1000))
  return [...what, slugOf(trainee) || 'trainee', day].filter(Boolean).join('-')
}

/** Returns a trainee's sheet as a PDF, and the characters that it can't show. */
export async function sheetPdf(
  { trainee, results }: TraineeResults,
  titleOf?: TitleOf,
): Promise<[File, WrittenFile['missing']]> {
  const rows = resultRows(results, titleOf)
  const { file, missing } = await makeFile({
    format: 'pdf',
    columns: resultColumns,
    head: {
      title: 'Exercises',
      facts: [
        ['Name', trainee],
        ['Created', formatDateTime(currentDate().toISOString())],
      ],
      totals: [['Total', totalsText(totalsOf(results))]],
      total: rows.length,
    },
    rows: (from, to) => rows.slice(from, to),
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  return [
    new File([file], `${fileNameOf({ trainee, results })}.pdf`, { type: 'application/pdf' }),
    missing,
  ]
}
