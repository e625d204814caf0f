import * as v from 'valibot'
import { moment } from '../results/kept-results.ts'

/*
 * How much of a test has passed. A phone's clock can be set, and some set themselves; a page's own ticks can't be, but end
 * with it and stand still while a phone sleeps. So both are looked at, and where they don't agree, the ticks hold and the
 * move is said.
 */

const milliseconds = v.pipe(v.number(), v.safeInteger())

export const testTime = v.object({
  /** The test’s beginning, which names it. */
  of: moment,
  /** How much of it had passed when it was last seen, and what the device’s clock showed then, in milliseconds. */
  passed: v.pipe(milliseconds, v.minValue(0)),
  seen: milliseconds,
  /** The farthest that the clock was moved in it; 0 if it wasn’t. */
  moved: milliseconds,
})
export type TestTime = v.InferOutput<typeof testTime>

/** What the device’s clock and the page’s ticks show, in milliseconds. */
interface Clocks {
  wall: number
  ticks: number
}

/** How far the two may be apart, in milliseconds: a clock is set right by seconds all the time. */
const mostApart = 60_000

export const farther = (one: number, other: number): number =>
  Math.abs(one) > Math.abs(other) ? one : other

/** Returns a test’s time from when it was last seen on this device, before this page was opened. */
export function resumed(time: TestTime, { wall }: Pick<Clocks, 'wall'>): TestTime {
  const gone = wall - time.seen
  const moved = gone < -mostApart ? farther(time.moved, gone) : time.moved
  return { ...time, passed: time.passed + Math.max(0, gone), seen: wall, moved }
}

/** Returns a test’s time after another look of this page, during which the device may have slept. */
export function continued(
  time: TestTime,
  before: Pick<Clocks, 'ticks'>,
  { wall, ticks }: Clocks,
  maySleep: boolean,
): TestTime {
  const [gone, ticked] = [wall - time.seen, ticks - before.ticks]
  const apart = gone - ticked
  const isMoved = apart < -mostApart || (apart > mostApart && !maySleep)
  return {
    ...time,
    passed: Math.round(time.passed + (isMoved ? ticked : Math.max(gone, ticked))),
    seen: wall,
    moved: isMoved ? farther(time.moved, Math.round(apart)) : time.moved,
  }
}
