import { expect, test, vi } from 'vitest'
import { wait } from './wait.ts'

test('a signal that outlives many waits keeps nothing of them', async () => {
  const control = new AbortController()
  const added = vi.spyOn(control.signal, 'addEventListener')
  const removed = vi.spyOn(control.signal, 'removeEventListener')
  for (const _time of [1, 2, 3]) await wait(1, control.signal)
  const heard = added.mock.calls.map(([, listener]) => listener)
  expect(heard).toHaveLength(3)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(heard)
})

test('one that is given up ends at once', async () => {
  const control = new AbortController()
  const waiting = wait(60_000, control.signal)
  control.abort(new Error('Left'))
  await expect(waiting).rejects.toThrow('Left')
})
