import * as v from 'valibot'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { countOf } from '#db/text/format.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { continued, farther, resumed, type TestTime, testTime } from './time-passed.ts'

/** Returns the device's time in milliseconds, which the demo's moved clock doesn't change. */
export const deviceTime = (): number => toDeviceTime(currentTime())

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

/** Forgets the time of the test before, so that one that begins has none behind it. */
export function beginTime(): void {
  last = undefined
  keptTime.tryWrite(null)
}

/** Returns the time of a test that runs, as of now, and keeps it. */
export function lookAtTime(of: number): TestTime {
  const clocks = { wall: deviceTime(), ticks: performance.now() }
  const stored = keptTime.read()
  const kept = stored?.of === of ? stored : { of, passed: 0, seen: of * 1000, moved: 0 }
  const time =
    last?.time.of === of ? continued(last.time, last, clocks, maySleep) : resumed(kept, clocks)
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
