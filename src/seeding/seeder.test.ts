// Proves R09.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadError } from '#src/data/run-action.ts'

/** A worker whose script does as the test says. */
class FakeWorker {
  static made: FakeWorker[] = []
  onmessage?: (event: { data: unknown }) => void
  onerror?: (event: { message: string }) => void
  readonly postMessage = vi.fn(() => this.onmessage?.({ data: { filled: true } }))
  readonly terminate = vi.fn()
  constructor() {
    FakeWorker.made.push(this)
  }
  ready(): void {
    this.onmessage?.({ data: 'ready' })
  }
  fail(message = ''): void {
    this.onerror?.({ message })
  }
}

/** Returns the worker of a number, once it is there. */
const worker = async (at: number): Promise<FakeWorker> =>
  vi.waitFor(() => {
    const made = FakeWorker.made[at]
    if (!made) throw new Error(`Worker ${at} is not there yet.`)
    return made
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.made = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A worker waits for the first request from one test to the next, unless it is another module. */
const seeder = () => import('./seeder.ts')

/** Returns why something fails. */
const failureOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => error,
  )

test('one that is ready before anybody asks answers at once, and no other is started', async () => {
  const { fillWithSeed, prepareSeeder } = await seeder()
  prepareSeeder()
  prepareSeeder()
  const first = await worker(0)
  first.ready()
  expect(await fillWithSeed()).toBe(true)
  expect(FakeWorker.made).toHaveLength(1)
})

test.each(['', 'Unexpected token'])(
  'one whose script failed before anybody asked is replaced: “%s”',
  async (message) => {
    const { fillWithSeed, prepareSeeder } = await seeder()
    prepareSeeder()
    const failed = await worker(0)
    failed.fail(message)
    const filling = fillWithSeed()
    const another = await worker(1)
    another.ready()
    expect(await filling).toBe(true)
    expect(failed.postMessage).not.toHaveBeenCalled()
  },
)

test('one that says nothing for ten seconds gets another beside it; whichever is ready first is asked', async () => {
  const { fillWithSeed } = await seeder()
  const filling = fillWithSeed()
  const slow = await worker(0)
  vi.advanceTimersByTime(10_000)
  const another = await worker(1)
  slow.ready()
  expect(await filling).toBe(true)
  another.ready()
  await vi.waitFor(() => expect(another.terminate).toHaveBeenCalledOnce())
  expect(slow.terminate).not.toHaveBeenCalled()
  expect(another.postMessage).not.toHaveBeenCalled()
})

test('where the second fails too, it says that the sample data did not load', async () => {
  const { fillWithSeed } = await seeder()
  const failing = failureOf(fillWithSeed())
  ;(await worker(0)).fail()
  ;(await worker(1)).fail('Broken')
  expect(await failing).toEqual(new LoadError('Broken'))
})

test('where neither ever says anything, it ends after half a minute', async () => {
  const { fillWithSeed } = await seeder()
  const failing = failureOf(fillWithSeed())
  await worker(0)
  vi.advanceTimersByTime(10_000)
  await worker(1)
  vi.advanceTimersByTime(20_000)
  expect(await failing).toEqual(new LoadError('The sample data did not load in time.'))
})

test('one that breaks while it works says why', async () => {
  const { fillWithSeed } = await seeder()
  const failing = failureOf(fillWithSeed())
  const only = await worker(0)
  only.postMessage.mockImplementation(() => only.fail('Out of memory'))
  only.ready()
  expect(await failing).toEqual(new Error('Out of memory'))
})
