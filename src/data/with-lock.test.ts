import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

const locksThatGive = (lock: object | null) => ({
  locks: {
    request: (_name: string, _options: object, run: (lock: object | null) => unknown) => run(lock),
  },
})

test.each([
  ['runs under its lock', locksThatGive({}), 1],
  ['is skipped while another window holds it', locksThatGive(null), 0],
  ['runs where the browser has no locks, as without https', {}, 1],
])('a task %s', async (_what, browser, times) => {
  vi.stubGlobal('navigator', browser)
  const task = vi.fn(async () => undefined)
  await withLock('paid-test', { ifAvailable: true }, task)
  expect(task).toHaveBeenCalledTimes(times)
})
