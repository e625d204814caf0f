import type { PaidDatabase } from '#db/database.ts'
import { pack, unpack } from '#db/demo/pack.ts'
import { getSnapshotFile } from '#db/demo/queries.ts'
import { refusalText, LoadError, newAttemptId, runAction } from '#src/data/run-action.ts'
import { codeProblems } from '#src/rules/messages/snapshots.ts'
import type { ChangesAnswer, ChangesRequest } from './changes-worker.ts'
import { bytesOf, mostCodes, type Series, writeSeries } from './code-series.ts'
import type { Context } from './replace-demo.ts'

/** The most that the codes may unpack to, in bytes. */
const mostUnpacked = 4 * 1024 * 1024

/** Runs in a worker: both sides make the sample data anew and compare every row. */
function ask(request: ChangesRequest): Promise<ChangesAnswer> {
  const worker = new Worker(new URL('./changes-worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage(request)
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ChangesAnswer>) => {
      if ('error' in data) reject(data.error)
      else resolve(data)
    }
    // A script that fails to load gives no message.
    worker.onerror = ({ message }) =>
      reject(message ? new Error(message) : new LoadError('The snapshot’s codes did not load.'))
  })
}

/** Returns the texts of the codes that carry a snapshot; null if it has changed too much for codes. */
export async function codesOf(db: PaidDatabase, id: string): Promise<string[] | null> {
  const answer = await ask({ write: await getSnapshotFile(db, id) })
  if (!('text' in answer)) return null
  const packed = await pack(new TextEncoder().encode(answer.text), 'deflate-raw')
  const codes = writeSeries(new Uint8Array(packed))
  return codes.length > mostCodes ? null : codes
}

type Added = { id: string; name: string; createdAt: string } | { problem: string }

async function textOf(series: Series): Promise<string | null> {
  const bytes = bytesOf(series)
  if (!bytes) return null
  try {
    const whole = await unpack(bytes, 'deflate-raw', mostUnpacked)
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

/** Adds the snapshot of a series whose codes are all read, once every row is checked. */
export async function addSeries(context: Context, series: Series): Promise<Added> {
  try {
    const read = await textOf(series)
    if (read === null) return { problem: codeProblems.damaged }
    const answer = await ask({ read })
    if ('problem' in answer) return { problem: codeProblems[answer.problem] }
    if (!('snapshot' in answer)) return { problem: codeProblems.damaged }
    const id = newAttemptId()
    return await runAction('addSnapshot', { id, ...answer.snapshot }, context)
  } catch (error) {
    return { problem: await refusalText(error) }
  }
}
