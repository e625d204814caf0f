// Proves DEMO-28.
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { longest } from '#db/text/format.ts'
import { listExercises } from '#seed/exercises.ts'
import {
  builtInSets,
  exerciseSet,
  type ExerciseSet,
  pathOfSet,
  setFrom,
  usualMinutes,
} from './exercise-set.ts'

/** The most exercises of a set, and minutes of a test. */
const [mostExercises, longestTest] = [50, 240]

const ids = listExercises().map(({ id }) => id)
const [title] = listExercises().map((each) => each.title)
const own = Array.from({ length: 60 }, (_, at) => `own-${100 + at}`)

const queryOf = (path: string) => path.slice(path.indexOf('?'))

test('the three grades are sets, and together all exercises', () => {
  expect(builtInSets().map(({ id, name }) => [id, name])).toEqual([
    ['first-steps', 'First steps'],
    ['everyday-work', 'Everyday work'],
    ['harder-cases', 'Harder cases'],
  ])
  expect(builtInSets().flatMap(({ exercises }) => exercises)).toEqual(
    [1, 2, 3].flatMap((grade) =>
      listExercises().flatMap((each) => (each.grade === grade ? [each.id] : [])),
    ),
  )
})

test.each<[string, ExerciseSet]>([
  ['?exercise=refund-part', { name: title ?? '', exercises: ['refund-part'] }],
  [
    '?exercises=refund-part,new-link&name=Monday&test=20',
    { name: 'Monday', exercises: ['refund-part', 'new-link'], test: { minutes: 20 } },
  ],
  [
    '?exercises=new-link,refund-part',
    { name: 'Exercises', exercises: ['new-link', 'refund-part'] },
  ],
  ['?exercise=own-till', { name: 'Exercises', exercises: ['own-till'] }],
  ['?exercise=own-till&name=Close+the+till', { name: 'Close the till', exercises: ['own-till'] }],
])('%s is a set, and the address of that set', (query, set) => {
  expect(setFrom(query)).toEqual(set)
  expect(setFrom(queryOf(pathOfSet(set)))).toEqual(set)
})

test.each([
  ['first-steps', '/learn?set=first-steps'],
  ['harder-cases&test=45', '/learn?set=harder-cases&test=45'],
])('a grade’s address names the grade: %s', (query, path) => {
  const set = setFrom(`?set=${query}`)
  expect(set && pathOfSet(set)).toBe(path)
})

test.each([
  ['nothing', ''],
  ['an unknown set', '?set=last-steps'],
  ['an unknown exercise', '?exercise=fly'],
  ['commas', '?exercises=,,,'],
  ['nothing of a list', '?exercises='],
  ['capitals', '?exercises=REFUND-PART'],
  ['markup', '?exercises=%3Cscript%3E,own-%3Cb%3E'],
  ['a path', '?exercise=../trainer'],
  ['a broken escape', '?exercises=%E0%A4%A'],
  ['a word of the language', '?set=__proto__&exercise=constructor'],
  ['a name alone', '?name=Monday&test=20'],
])('%s is no set', (_what, query) => {
  expect(setFrom(query)).toBe(null)
})

test.each([
  ['a double', '?exercises=new-link,refund-part,new-link', ['new-link', 'refund-part']],
  ['an unknown one', '?exercises=new-link,fly,refund-part', ['new-link', 'refund-part']],
  ['spaces', '?exercises=new-link,%20refund-part%20', ['new-link', 'refund-part']],
  ['26 of a trainer’s own', `?exercises=${own.slice(0, 26).join()}`, own.slice(0, 26)],
  ['too many', `?exercises=${own.join()}`, own.slice(0, mostExercises)],
  ['every exercise', `?exercises=${ids.join()}`, ids],
])('of a list with %s, each known exercise is taken once, in order', (_what, query, expected) => {
  expect(setFrom(query)?.exercises).toEqual(expected)
})

test.each([
  ['20', 20],
  ['1', 1],
  [String(longestTest), longestTest],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['twenty', undefined],
  [String(longestTest + 1), undefined],
  ['999999999999999999999', undefined],
])('a test of “%s” minutes', (typed, expected) => {
  expect(setFrom(`?set=first-steps&test=${typed}`)?.test?.minutes).toBe(expected)
})

test.each([
  ['  Monday  ', 'Monday'],
  ['Mon\u202eday\u0000', 'Monday'],
  ['Group A\n& B', 'Group A & B'],
  ['x'.repeat(500), 'x'.repeat(longest.name)],
  [`x${'😀'.repeat(60)}`, `x${'😀'.repeat(39)}`],
  ['\u200b\u200b', 'Exercises'],
])('a name is kept as it is seen: %j', (typed, expected) => {
  const query = new URLSearchParams({ exercises: 'new-link,retry', name: typed })
  const set = setFrom(query)
  expect(set?.name).toBe(expected)
  expect(v.is(exerciseSet, set)).toBe(true)
})

test('every set is read from its own address', () => {
  const set = fc.record(
    {
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      exercises: fc.shuffledSubarray([...ids, ...own.slice(0, 20)], { minLength: 1 }),
      test: fc.record({ minutes: fc.integer({ min: 1, max: longestTest }) }),
    },
    { requiredKeys: ['name', 'exercises'] },
  )
  fc.assert(
    fc.property(set, (given) => {
      const read = setFrom(queryOf(pathOfSet(given)))
      // A name in characters that nobody sees becomes another one; it then stays.
      const seen = read && { ...given, name: read.name }
      expect(read).toEqual(seen)
      expect(read && setFrom(queryOf(pathOfSet(read)))).toEqual(read)
    }),
  )
})

test('no query fails', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => setFrom(query)).not.toThrow()
    }),
  )
})

test.each([
  ['by its steps', 1, 3, [], 3],
  ['by its steps and how hard it is', 3, 5, [], 10],
  ['as before while few have done it', 1, 3, [900, 900], 3],
  ['as long as most of the class took', 1, 3, [100, 400, 2000], 7],
  ['never less than a minute', 1, 1, [5, 6, 7], 1],
] as const)('how long an exercise takes: %s', (_what, grade, count, taken, minutes) => {
  const steps = Array.from({ length: count }, () => ({ text: '', checks: [] }))
  const solved = taken.map((seconds) => ({
    results: [
      { id: 'own-till', at: 1, seconds, hints: 0, wrongTurns: 0, restarts: 0, lacks: [] },
    ].map((each) => ({ ...each, outcome: 'solved' as const })),
  }))
  const left = {
    results: solved.flatMap(({ results }) =>
      results.map((each) => ({ ...each, seconds: 9000, outcome: 'tried' as const })),
    ),
  }
  expect(usualMinutes({ id: 'own-till', grade, steps }, [...solved, left])).toBe(minutes)
})
