// Proves DEMO-15.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedText } from './test-time.ts'
import { continued, resumed, type TestTime } from './time-passed.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T12:00:00Z')
const begun: TestTime = { of: start / 1000, passed: 0, seen: start, moved: 0 }

/** Another look after the clock has gone and the page has ticked so many minutes. */
const after = (gone: number, ticked: number, maySleep = false) => {
  const { passed, moved } = continued(
    begun,
    { ticks: 500 },
    { wall: start + gone * minute, ticks: 500 + ticked * minute },
    maySleep,
  )
  return [passed / minute, moved / minute]
}

test.each([
  ['as it passes', 3, 3, false, [3, 0]],
  ['the clock was set back by half an hour', -29, 1, false, [1, -30]],
  ['the clock was set forward by half an hour', 31, 1, false, [1, 30]],
  ['set right by half a minute', 0.5, 1, false, [1, 0]],
  ['the phone slept for ten minutes', 11, 1, true, [11, 0]],
  ['the phone was locked, and the clock set back', -4, 1, true, [1, -5]],
] as const)('in an open page: %s', (_what, gone, ticked, maySleep, expected) => {
  expect(after(gone, ticked, maySleep)).toEqual(expected)
})

test.each([
  ['for ten minutes', 10, [10, 0]],
  ['and set back by half an hour', -30, [0, -30]],
  ['and set right by half a minute', -0.5, [0, 0]],
])('while Paid was closed %s', (_what, gone, expected) => {
  const { passed, moved } = resumed(begun, { wall: start + gone * minute })
  expect([passed / minute, moved / minute]).toEqual(expected)
})

test('whatever the clock does, time never goes back, and an open page counts no less than its ticks', () => {
  const looks = fc.array(
    fc.record({
      gone: fc.integer({ min: -1e9, max: 1e9 }),
      ticked: fc.nat(1e7),
      maySleep: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(looks, (all) => {
      let time = begun
      let ticks = 0
      for (const { gone, ticked, maySleep } of all) {
        const wall = time.seen + gone
        const next = continued(time, { ticks }, { wall, ticks: ticks + ticked }, maySleep)
        expect(next.passed).toBeGreaterThanOrEqual(time.passed + ticked)
        expect(Math.abs(next.moved)).toBeGreaterThanOrEqual(Math.abs(time.moved))
        time = next
        ticks += ticked
      }
    }),
  )
})

test('the farthest move is said', () => {
  expect([-1800, 61, -20].map(movedText)).toEqual([
    'The device’s clock was moved back by 30 minutes during the test',
    'The device’s clock was moved forward by 1 minute during the test',
    'The device’s clock was moved back by 1 minute during the test',
  ])
})
