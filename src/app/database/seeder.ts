import type { TableRows } from '#db/tables.ts'
import { LoadError } from '#src/data/run-action.ts'

/** The sample data as of an instant: filled into the database if that is empty, or handed over. */
export interface SeedRequest {
  now: Date
  give: 'filled' | 'rows'
}
export type SeedAnswer = { filled: boolean } | { rows: TableRows } | { error: unknown }

/** Asks a worker, so that the page stays free to draw. */
function ask(give: SeedRequest['give'], now = new Date()): Promise<SeedAnswer> {
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { type: 'module' })
  const request: SeedRequest = { now, give }
  worker.postMessage(request)
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SeedAnswer>) => {
      if ('error' in data) reject(data.error)
      else resolve(data)
    }
    // A script that did not come gives no message.
    worker.onerror = ({ message }) =>
      reject(message ? new Error(message) : new LoadError('The sample data did not load.'))
  })
}

/** Fills the database with the sample data if it is empty; says whether it was. */
export async function fillWithSeed(): Promise<boolean> {
  const answer = await ask('filled')
  return 'filled' in answer && answer.filled
}

/** All rows of the sample data, their dates as of an instant. */
export async function seedRows(asOf?: Date): Promise<TableRows> {
  const answer = await ask('rows', asOf)
  if (!('rows' in answer)) throw new Error('The sample data did not come.')
  return answer.rows
}
