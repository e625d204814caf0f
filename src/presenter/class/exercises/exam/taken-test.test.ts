// Proves DEMO-15.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExerciseResult } from '../results/kept-results.ts'
import {
  beginTest,
  currentOf,
  handedIn,
  hasEnded,
  hasTaken,
  secondsLeft,
  type TakenTest,
  withEnd,
  withResult,
  withRun,
} from './taken-test.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const seconds = (count: number) => start + count * 1000
const set = {
  name: 'Monday',
  exercises: ['refund-part', 'new-link', 'payout'],
  test: { minutes: 20 },
}
const begun = beginTest(set, 'Shamiso Dube', start)
const run = '2026-11-21T12:00:05.000Z'

const resultOf = (over: Partial<ExerciseResult> = {}): ExerciseResult => ({
  id: 'refund-part',
  at: seconds(60) / 1000,
  seconds: 55,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'solved',
  lacks: [],
  ...over,
})
const after = (...ids: string[]): TakenTest => ({
  ...begun,
  results: ids.map((id) => resultOf({ id })),
})

test.each([
  ['at its start', 0, 1200],
  ['after a minute and a half', 90, 1110],
  ['in its last second', 1199, 1],
  ['when its time is over', 1200, 0],
  ['long after', 86_400, 0],
])('the time that a test has left, %s', (_what, passed, left) => {
  expect(secondsLeft(begun, passed)).toBe(left)
})

test.each<[string, TakenTest, number, boolean]>([
  ['the first exercise', begun, 5, true],
  ['the second, once the first is over', after('refund-part'), 5, true],
  ['another while one runs', { ...begun, running: run }, 5, false],
  ['once the time is over', begun, 1200, false],
  ['once all are over', after(...set.exercises), 5, false],
  ['once it was ended', withEnd(begun, seconds(5)), 6, false],
])('starts: %s', (_what, of, at, starts) => {
  expect(withRun(of, run, at) !== null).toBe(starts)
})

test.each<[string, TakenTest, string, ExerciseResult, string[], number?]>([
  ['its own', { ...begun, running: run }, run, resultOf(), ['solved']],
  ['one of an earlier run', { ...begun, running: run }, 'earlier', resultOf(), []],
  ['one of another exercise', { ...begun, running: run }, run, resultOf({ id: 'payout' }), []],
  ['a second one of the same run', after('refund-part'), run, resultOf(), ['solved']],
  [
    'one of a test that was ended',
    { ...withEnd(begun, seconds(9)), running: run },
    run,
    resultOf(),
    ['tried', 'tried', 'tried'],
  ],
  ['one that came after the time', { ...begun, running: run }, run, resultOf(), ['tried'], 1201],
])('a test takes a result once: %s', (_what, of, startedAt, result, outcomes, passed = 60) => {
  expect(withResult(of, startedAt, result, passed).results.map(({ outcome }) => outcome)).toEqual(
    outcomes,
  )
})

test.each([
  ['in its own time, not by the clocks', 10, 100, 90],
  ['up to the end of the test', 1100, 5000, 100],
  ['nothing where no time passed', 10, 10, 0],
  ['of an older version as it was, within the test', undefined, 100, 1200],
])('how long an exercise took: %s', (_what, runFrom, passed, took) => {
  const running = { ...begun, running: run, ...(runFrom !== undefined && { runFrom }) }
  const given = resultOf({ seconds: 9000 })
  expect(withResult(running, run, given, passed).results.map((each) => each.seconds)).toEqual([
    took,
  ])
})

test('its exercises follow one another, and what is not reached was not solved', () => {
  let own = begun
  for (const id of ['refund-part', 'new-link']) {
    expect(currentOf(own)).toBe(id)
    own = withRun(own, id, 10) ?? own
    own = withResult(own, id, resultOf({ id }), 60)
  }
  const ended = withEnd({ ...own, running: run }, seconds(1200))
  expect(ended.results.map(({ id, outcome, lacks }) => [id, outcome, lacks])).toEqual([
    ['refund-part', 'solved', []],
    ['new-link', 'solved', []],
    ['payout', 'tried', ['Left']],
  ])
  expect([hasEnded(own), hasEnded(ended), currentOf(ended)]).toEqual([false, true, undefined])
  expect(withEnd(ended, seconds(1300))).toEqual(ended)
  expect(handedIn(ended, 'a1')).toEqual({
    device: 'a1',
    trainee: 'Shamiso Dube',
    results: ended.results,
    test: { name: 'Monday', at: start / 1000, minutes: 20 },
  })
})

test('in any order of acts, each exercise has at most one result, and those stay', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('run' as const), at: fc.nat(1500) }),
    fc.record({
      kind: fc.constant('result' as const),
      at: fc.nat(1500),
      id: fc.constantFrom(...set.exercises),
      of: fc.nat(1500),
    }),
    fc.record({ kind: fc.constant('end' as const), at: fc.nat(1500) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      let own = begun
      for (const each of acts) {
        const before = own
        const now = seconds(each.at)
        if (each.kind === 'run') own = withRun(own, String(each.at), each.at) ?? own
        else if (each.kind === 'end') own = withEnd(own, now)
        else own = withResult(own, String(each.of), resultOf({ id: each.id }), each.at)
        expect(own.results.slice(0, before.results.length)).toEqual(before.results)
        expect(own.results.map(({ id }) => id)).toEqual(set.exercises.slice(0, own.results.length))
      }
    }),
  )
})

test.each([
  ['by the same person', set.exercises, 'Shamiso Dube', true],
  ['in other letters', set.exercises, 'SHAMISO DUBE', true],
  ['by another person on the same phone', set.exercises, 'Rudo Chikomo', false],
  ['of other exercises', ['payout'], 'Shamiso Dube', false],
])('a test is taken once: %s', (_what, exercises, trainee, taken) => {
  expect(hasTaken([withEnd(begun, seconds(9))], { exercises }, trainee)).toBe(taken)
})
