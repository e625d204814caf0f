import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

/** As at the start of the app: nothing of an earlier one. */
async function start() {
  vi.resetModules()
  const looks = await import('./first-look.ts')
  const over = vi.fn()
  const wait = () => void looks.firstLook().then(over)
  return { ...looks, over, wait }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('is over at once where none was begun', async () => {
  const { wait, over } = await start()
  wait()
  await vi.waitFor(() => expect(over).toHaveBeenCalledOnce())
})

test('takes as long as anything holds it, also what comes with what was drawn', async () => {
  const { beginFirstLook, holdFirstLook, wait, over } = await start()
  beginFirstLook()
  const release = holdFirstLook()
  wait()
  release()
  const other = holdFirstLook()
  // Twice is once.
  release()
  for (let frames = 0; frames < 3; frames += 1) await frame()
  expect(over).not.toHaveBeenCalled()
  other()
  await vi.waitFor(() => expect(over).toHaveBeenCalledOnce())
})

test('is over after five seconds, whatever holds it', async () => {
  const { beginFirstLook, holdFirstLook, wait, over } = await start()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  beginFirstLook()
  holdFirstLook()
  wait()
  await vi.advanceTimersByTimeAsync(4999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})
