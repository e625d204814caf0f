import { onTestFinished, vi } from 'vitest'

/**
 * Resolves when React's pending work is done: for assertions right after `runFor`, because retrying assertions needs
 * timers, which are stopped.
 */
export async function reactIsDone(): Promise<void> {
  // An update, its effects, and the updates that those trigger.
  for (let round = 0; round < 4; round += 1) await nextMessage()
}

function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Stops the timers and the clock of one test: from here on only `runFor` advances them, in milliseconds. */
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
