import * as v from 'valibot'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { countOf } from '#db/text/format.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { moment } from '../results/kept-results.ts'

/*
 * How much of a test has passed. A phone's clock can be set, and some set themselves; a page's own ticks can't be, but end
 * with it and stand still while a phone sleeps. So both are looked at, and where they don't agree, the ticks hold and the
 * move is said.
 */

/** Returns the device's time in milliseconds, which the demo's moved clock doesn't change. */
export const deviceTime = (): number => toDeviceTime(currentTime())

const milliseconds = v.pipe(v.number(), v.safeInteger())

const testTime = v.object({
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

const farther = (one: number, other: number): number =>
  Math.abs(one) > Math.abs(other) ? one : other

/** Returns a test’s time from when it was last seen on this device, before this page was opened. */
function resumed(time: TestTime, wall: number): TestTime {
  const gone = wall - time.seen
  const moved = gone < -mostApart ? farther(time.moved, gone) : time.moved
  return { ...time, passed: time.passed + Math.max(0, gone), seen: wall, moved }
}

/**
 * Returns a test’s time as of now: after this page's last look, before which the device may have slept, or without one from
 * when the test was last seen.
 */
export function timeAfter(
  time: TestTime,
  before: Pick<Clocks, 'ticks'> | undefined,
  { wall, ticks }: Clocks,
  maySleep: boolean,
): TestTime {
  if (!before) return resumed(time, wall)
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

const keptTime = keptAs(keptKeys.testTime, v.nullable(testTime), () => null)

/** What this page has seen; another window may have seen more. */
let last: { time: TestTime; ticks: number } | undefined
let maySleep = false

/** Notes that the page was hidden, as when the phone is locked. */
export function noteHidden(): void {
  maySleep = true
}

/** How much time may pass until it is kept again, in milliseconds. */
const keptEvery = 5_000

/** Returns the time of a test that runs, as of now, and keeps it. */
export function lookAtTime(of: number): TestTime {
  const clocks = { wall: deviceTime(), ticks: performance.now() }
  const stored = keptTime.read()
  const kept = stored?.of === of ? stored : { of, passed: 0, seen: of * 1000, moved: 0 }
  const before = last?.time.of === of ? last : undefined
  const time = timeAfter(before?.time ?? kept, before, clocks, maySleep)
  const own = {
    ...time,
    passed: Math.max(time.passed, kept.passed),
    moved: farther(time.moved, kept.moved),
  }
  last = { time: own, ticks: clocks.ticks }
  maySleep = document.hidden
  if (own.passed - kept.passed >= keptEvery || own.moved !== kept.moved || stored?.of !== of)
    keptTime.tryWrite(own)
  return own
}

/** Returns that the clock was moved in a test, by a number of seconds, in words. */
export const movedText = (seconds: number): string =>
  `The device’s clock was moved ${seconds < 0 ? 'back' : 'forward'} by ${countOf(Math.max(1, Math.round(Math.abs(seconds) / 60)), 'minute')} during the test`
