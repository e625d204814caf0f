import type { FiledSnapshot } from '#db/demo/snapshot-file.ts'
import type { TableRows } from '#db/tables.ts'
import { SeedError } from '#seed/seed-error.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import type { Prospect } from '#seed/prospect.ts'
import { LoadError } from '#src/data/run-action.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import type { ChangesProblem } from './state-changes.ts'

/**
 * Requests the sample data as of an instant, written into an empty database or returned; or a snapshot as the changes
 * to it, and back.
 */
export type SeedRequest =
  | { now: Date; give: 'filled' | 'rows'; of?: Instead }
  | { writeChanges: FiledSnapshot }
  | { readChanges: string }

/** What takes the place of the sample: a business that the demo is made for, or a scenario. */
export interface Instead {
  prospect?: Prospect
  scenario?: ScenarioId
}
export type SeedAnswer =
  | { filled: boolean }
  | { rows: TableRows }
  | { changes: string }
  | { snapshot: FiledSnapshot }
  | { problem: ChangesProblem }
  | { mistakes: readonly string[] }
  | { error: unknown }

/** What the worker says once its script is there; only then is it asked. */
export const readySign = 'ready'

/** How long a worker may take to be ready before another is started, and then both, in milliseconds. */
const patience = { first: 10_000, both: 20_000 }

/** Starts a worker; resolves once it is ready, and rejects with a `LoadError` if its script fails, whoever listens by then. */
function start(): Promise<Worker> {
  const ready = new Promise<Worker>((resolve, reject) => {
    const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = () => resolve(worker)
    worker.onerror = ({ message }) =>
      reject(new LoadError(message || 'The sample data did not load.'))
  })
  ready.catch(() => undefined)
  return ready
}

/** Rejects with a `LoadError` when a worker isn't ready in time. */
function within(time: number, ready: Promise<Worker>): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LoadError('The sample data did not load in time.'))
    const timer = setTimeout(late, time)
    ready.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

let waiting: Promise<Worker> | undefined

/** Starts the worker of the next request, which then answers without loading its script. */
export function prepareSeeder(): void {
  waiting ??= start()
}

/** Returns a worker that is ready: the first, or another where it fails or takes too long. Rejects with a `LoadError`. */
async function readyWorker(): Promise<Worker> {
  const first = waiting ?? start()
  waiting = undefined
  try {
    return await within(patience.first, first)
  } catch {
    const another = start()
    let chosen: Worker | undefined
    try {
      // The one that took too long may still come first.
      const either = Promise.any([first, another]).catch(() => another)
      chosen = await within(patience.both, either)
      return chosen
    } finally {
      for (const each of [first, another])
        each.then((worker) => worker !== chosen && worker.terminate()).catch(() => undefined)
    }
  }
}

/** Runs in a worker, so that the page stays responsive. */
async function ask(request: SeedRequest): Promise<SeedAnswer> {
  const worker = await readyWorker()
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SeedAnswer>) => {
      if ('error' in data) reject(data.error)
      else if ('mistakes' in data) reject(new SeedError(data.mistakes))
      else resolve(data)
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(request)
  })
}

/** Returns a snapshot as the changes to the sample data that its device started with. */
export async function snapshotChanges(snapshot: FiledSnapshot): Promise<string> {
  const answer = await ask({ writeChanges: snapshot })
  if (!('changes' in answer)) throw new Error('The sample data did not load.')
  return answer.changes
}

/** Returns the snapshot of some changes, or why it can't be made on this device. */
export async function snapshotOf(
  changes: string,
): Promise<{ snapshot: FiledSnapshot } | { problem: ChangesProblem }> {
  const answer = await ask({ readChanges: changes })
  if ('snapshot' in answer || 'problem' in answer) return answer
  throw new Error('The sample data did not load.')
}

/** Seeds the database if it is empty; resolves to whether it was. */
export async function fillWithSeed(): Promise<boolean> {
  const answer = await ask({ now: new Date(), give: 'filled' })
  return 'filled' in answer && answer.filled
}

/** Returns all rows of the sample data, or of what takes its place, with dates as of an instant. */
export async function seedRows(of: Instead = {}, now = new Date()): Promise<TableRows> {
  const answer = await ask({ now, give: 'rows', of })
  if (!('rows' in answer)) throw new Error('The sample data did not load.')
  return answer.rows
}

/** Also read by the inline script in index.html. */
const key = 'paid-seeded'

/**
 * Returns whether this browser has had sample data before. Stored outside the database, so that losing the database is
 * noticed.
 */
export const wasSeeded = (): boolean => deviceStorage.read(key) !== null

// Where it can't be stored, a lost database is silently seeded again; nothing else depends on it.
export const rememberSeeded = (): boolean => deviceStorage.tryWrite(key, '1')
export const forgetSeeded = (): boolean => deviceStorage.tryWrite(key, null)
