import { onTestFinished, vi } from 'vitest'

/**
 * What React has begun by a message to itself is done: for a look right after `runFor`, since to look again later is a
 * matter of timers, which stand still.
 */
export async function reactIsDone(): Promise<void> {
  // An update, the effects of it, and what those set in turn.
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
