import { expect, onTestFinished, vi } from 'vitest'
import { faultLasts } from '#src/rules/site.ts'

const lengths: readonly number[] = Object.values(faultLasts)

interface Waits {
  /** Resolves once one is held. */
  begun: () => Promise<void>
  /** Ends those that are held, and returns how long they would have lasted, in milliseconds. */
  end: () => number[]
  /** Expects waits of these lengths, once they have begun, and ends them. */
  pass: (lasts: readonly number[]) => Promise<void>
}

/** Holds back the waits for a service that is slow or hangs, in one test. */
export function holdWaits(): Waits {
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
  const end = () => {
    const ended = held
    held = []
    for (const { done } of ended) done()
    return ended.map(({ delay }) => delay)
  }
  return {
    end,
    async begun() {
      await expect.poll(() => held).not.toHaveLength(0)
    },
    async pass(lasts) {
      const passed: number[] = []
      await expect
        .poll(() => {
          passed.push(...end())
          return passed
        })
        .toEqual(lasts)
    },
  }
}
