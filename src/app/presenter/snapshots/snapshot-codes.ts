import type { Actor } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { pack, unpack } from '#db/demo/pack.ts'
import { getSnapshotFile } from '#db/demo/queries.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { loadActions, newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { codeProblems, snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { changesOf, snapshotOf } from '../../database/seeder.ts'
import { bytesOf, mostCodes, type Series, writeSeries } from './code-series.ts'

/** The most that the codes may unpack to, in bytes. */
const mostUnpacked = 4 * 1024 * 1024

/** Returns the texts of the codes that carry a snapshot; null if it has changed too much for codes. */
export async function codesOf(db: PaidDatabase, id: string): Promise<string[] | null> {
  const changes = await changesOf(await getSnapshotFile(db, id))
  const packed = await pack(new TextEncoder().encode(changes), 'deflate-raw')
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

/** Adds the snapshot of a series whose codes are all read, once every row is checked; null in dry run. */
export async function addSeries(actor: Actor, series: Series): Promise<Added | null> {
  try {
    // The first code may be read before the page's own data is there.
    const [db] = await Promise.all([openOnDemand(), loadActions()])
    const read = await textOf(series)
    if (read === null) return { problem: codeProblems.damaged }
    const answer = await snapshotOf(read)
    if ('problem' in answer) return { problem: codeProblems[answer.problem] }
    if (await toastInDryRun(db, snapshotMessages.wouldAdd)) return null
    const id = newAttemptId()
    return await runAction('addSnapshot', { id, ...answer.snapshot }, { db, actor })
  } catch (error) {
    return { problem: await refusalText(error) }
  }
}
