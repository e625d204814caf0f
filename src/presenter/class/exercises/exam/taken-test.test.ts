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
  ['with a clock that is a few seconds behind', -5, 1200],
  ['with a clock that was set back by an hour', -3600, 0],
])('the time that a test has left, %s', (_what, at, left) => {
  expect(secondsLeft(begun, seconds(at))).toBe(left)
})

test('a clock set back to before an exercise that was solved gives no more time', () => {
  const later = { ...begun, results: [resultOf({ at: seconds(900) / 1000 })] }
  expect(secondsLeft(later, seconds(300))).toBe(0)
  expect(secondsLeft(later, seconds(870))).toBe(330)
})

test('whatever the clock does, no more time is left than the test has', () => {
  const any = fc.integer({ min: -1e9, max: 1e9 })
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 240 }), (at, minutes) => {
      const left = secondsLeft({ ...begun, minutes }, seconds(at))
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(minutes * 60)
    }),
  )
})

test.each<[string, TakenTest, number, boolean]>([
  ['the first exercise', begun, 5, true],
  ['the second, once the first is over', after('refund-part'), 5, true],
  ['another while one runs', { ...begun, running: run }, 5, false],
  ['once the time is over', begun, 1200, false],
  ['once all are over', after(...set.exercises), 5, false],
  ['once it was ended', withEnd(begun, seconds(5)), 6, false],
])('starts: %s', (_what, of, at, starts) => {
  expect(withRun(of, run, seconds(at)) !== null).toBe(starts)
})

test.each<[string, TakenTest, string, ExerciseResult, string[]]>([
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
  [
    'one that came after the time',
    { ...begun, running: run },
    run,
    resultOf({ at: seconds(1201) / 1000 }),
    ['tried'],
  ],
])('a test takes a result once: %s', (_what, of, startedAt, result, outcomes) => {
  expect(withResult(of, startedAt, result).results.map(({ outcome }) => outcome)).toEqual(outcomes)
})

test('its exercises follow one another, and what is not reached was not solved', () => {
  let own = begun
  for (const id of ['refund-part', 'new-link']) {
    expect(currentOf(own)).toBe(id)
    own = withRun(own, id, seconds(10)) ?? own
    own = withResult(own, id, resultOf({ id }))
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
        if (each.kind === 'run') own = withRun(own, String(each.at), now) ?? own
        else if (each.kind === 'end') own = withEnd(own, now)
        else own = withResult(own, String(each.of), resultOf({ id: each.id, at: now / 1000 }))
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
