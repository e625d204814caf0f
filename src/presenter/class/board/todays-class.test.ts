// Proves DEMO-11.
import { expect, test } from 'vitest'
import type { ExerciseResult, ReadResults } from '../exercises/results/kept-results.ts'
import { nextInClass, todaysBoard } from './todays-class.ts'

const noon = Date.parse('2026-11-21T12:00:00Z') / 1000
const day = 86_400
const today = '2026-11-21'
const list = { names: ['Rudo', 'Tendai'], matches: [] }
const set = { name: 'Monday', exercises: ['payout', 'invoice'] }
const exam = { ...set, test: { minutes: 20 } }

const resultOf = (id: string, at: number, over: Partial<ExerciseResult> = {}): ExerciseResult => ({
  id,
  at,
  seconds: 60,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'solved',
  lacks: [],
  ...over,
})
const practised = (trainee: string, at = noon, id = 'payout'): ReadResults => ({
  device: trainee.toLowerCase(),
  trainee,
  results: [resultOf(id, at)],
})
const taken = (trainee: string, at = noon, over: Partial<ExerciseResult> = {}): ReadResults => ({
  ...practised(trainee),
  results: set.exercises.map((id) => resultOf(id, at, over)),
  test: { name: 'Monday', at, minutes: 20 },
})

test.each([
  ['practice of today', set, [practised('Rudo')], ['Tendai']],
  ['practice of yesterday', set, [practised('Rudo', noon - day)], ['Rudo', 'Tendai']],
  ['practice of other exercises', set, [practised('Rudo', noon, 'retry')], ['Rudo', 'Tendai']],
  ['a test where practice is asked', set, [taken('Rudo')], ['Rudo', 'Tendai']],
  ['practice where the test is asked', exam, [practised('Rudo')], ['Rudo', 'Tendai']],
  ['the test of today', exam, [taken('Rudo')], ['Tendai']],
  ['the test of last week', exam, [taken('Rudo', noon - 7 * day)], ['Rudo', 'Tendai']],
  ['another test', { ...exam, name: 'Friday' }, [taken('Rudo')], ['Rudo', 'Tendai']],
  ['another time', { ...exam, test: { minutes: 30 } }, [taken('Rudo')], ['Rudo', 'Tendai']],
])('who is missing today: %s', (_what, asked, given, missing) => {
  expect(todaysBoard(list, given, asked, today).missing).toEqual(missing)
})

test.each([
  ['nothing is chosen', null, list.names, [], 'choose'],
  ['there are no names', exam, [], [], 'names'],
  ['nobody has handed in', exam, list.names, [], 'hand-out'],
  ['somebody is missing', exam, list.names, [taken('Rudo')], 'collect'],
  ['under other names', exam, list.names, [taken('Rudo'), taken('T')], 'collect'],
  [
    'all handed in, one to be reviewed',
    exam,
    list.names,
    [taken('Rudo'), taken('Tendai', noon, { outcome: 'review' as const })],
    'decide',
  ],
  [
    'all handed in, and somebody who isn’t on the list',
    exam,
    list.names,
    [taken('Rudo'), taken('Tendai'), taken('Chipo')],
    'decide',
  ],
  ['all is decided', exam, list.names, [taken('Rudo'), taken('Tendai')], 'export'],
  [
    'somebody else handed in last week',
    exam,
    list.names,
    [taken('Rudo'), taken('Tendai'), taken('Chipo', noon - 7 * day)],
    'export',
  ],
] as const)('what is next where %s', (_what, asked, names, given, next) => {
  const own = { names: [...names], matches: [] }
  expect(nextInClass(asked, names, todaysBoard(own, given, asked ?? set, today))).toBe(next)
})
