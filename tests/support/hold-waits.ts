import { onTestFinished, vi } from 'vitest'
import { faultLasts } from '#src/rules/site.ts'

const lengths: readonly number[] = Object.values(faultLasts)

/** Holds back the waits for a slow service and for one that hangs in one test: `end` ends them, and returns how long they would have lasted. */
export function holdWaits(): { end: () => number[] } {
  const later = globalThis.setTimeout
  let held: { done: () => void; delay: number }[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    done: () => void,
    delay = 0,
    ...rest: unknown[]
  ) => {
    if (!lengths.includes(delay)) return later(done, delay, ...rest)
    held.push({ done, delay })
    return later(() => undefined)
  }) as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return {
    end: () => {
      const ended = held
      held = []
      for (const { done } of ended) done()
      return ended.map(({ delay }) => delay)
    },
  }
}
