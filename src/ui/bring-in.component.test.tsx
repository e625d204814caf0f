import { expect, test, vi } from 'vitest'
import { bringIn } from './bring-in.ts'

test('a part of the app comes as it is', async () => {
  await expect(bringIn(async () => ({ part: 1 }))).resolves.toEqual({ part: 1 })
  await expect(bringIn(async () => ({ part: 2 }), [])).resolves.toEqual({ part: 2 })
})

test('a part that can’t be loaded is told of, and rejects', async () => {
  const heard = vi.fn()
  addEventListener('vite:preloadError', heard, { once: true })
  await expect(bringIn(() => Promise.reject(new Error('Gone')))).rejects.toThrow('Gone')
  expect(heard).toHaveBeenCalledOnce()
})
