import { onTestFinished, vi } from 'vitest'

/** Stops the timers and the clock of one test: from here on only `runFor` moves them, by milliseconds. */
export function stopClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T12:14:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
}
