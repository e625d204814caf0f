import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Actor } from '#db/action.ts'
import { fromBase64url, toBase64url } from '#db/base64url.ts'
import type { PaidDatabase } from '#db/database.ts'
import { broken, CodeError, type CodeProblem, open, seal } from '#db/codes/sealed.ts'
import { pack, unpack } from '#db/demo/pack.ts'
import { getSnapshotFile } from '#db/demo/queries.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { loadActions, newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { codeProblems } from '#src/rules/messages/codes.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { snapshotChanges, snapshotOf } from '#src/seeding/seeder.ts'

/** The bytes in one code, so that it is of version 15 at most and a cheap camera reads it from a screen. */
const bytesPerCode = 360

/** More codes than this take longer to read than a file to send. */
const mostCodes = 6

const hashOf = (bytes: Uint8Array) => bytesToHex(sha256(bytes)).slice(0, 16)

/** Returns the texts of the codes that carry some bytes. */
export function writeSeries(bytes: Uint8Array): string[] {
  const count = Math.ceil(bytes.length / bytesPerCode)
  const id = hashOf(bytes)
  return Array.from({ length: count }, (_, at) => {
    const body = bytes.subarray(at * bytesPerCode, (at + 1) * bytesPerCode)
    return seal('snapshot', toBase64url(body), [id, at + 1, count].join('.'))
  })
}

/** What was read of a series so far: its parts by place, counted from 1. */
export interface Series {
  id: string
  count: number
  parts: ReadonlyMap<number, Uint8Array>
}

function withCode(series: Series | null, text: string): Series | 'another' {
  const { body, check } = open('snapshot', text)
  const [id = '', place, total] = check.split('.')
  const [at, count] = [Number(place), Number(total)]
  if (at < 1 || at > count || count > mostCodes) throw broken('snapshot')
  if (series && (series.id !== id || series.count !== count)) return 'another'
  if (series?.parts.has(at)) return series
  const bytes = fromBase64url(body)
  if (!bytes) throw broken('snapshot')
  return { id, count, parts: new Map(series?.parts).set(at, bytes) }
}

/**
 * Returns a series with one more code, in any order; a code read before changes nothing. Otherwise returns why the code does
 * not belong to it.
 */
export function addCode(series: Series | null, text: string): Series | CodeProblem | 'another' {
  try {
    return withCode(series, text)
  } catch (error) {
    if (error instanceof CodeError) return error.problem
    throw error
  }
}

/** Returns the bytes of a series once all its codes are read; null before, or if they don't match. */
export function bytesOf({ id, count, parts }: Series): Uint8Array<ArrayBuffer> | null {
  const all = Array.from({ length: count }, (_, at) => parts.get(at + 1))
  const bytes = Uint8Array.from(all.flatMap((part) => [...(part ?? [])]))
  return hashOf(bytes) === id ? bytes : null
}

/** The most that the codes may unpack to, in bytes. */
const mostUnpacked = 4 * 1024 * 1024

/** Returns the texts of the codes that carry a snapshot; null if it has changed too much for codes. */
export async function snapshotCodes(db: PaidDatabase, id: string): Promise<string[] | null> {
  const changes = await snapshotChanges(await getSnapshotFile(db, id))
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
    if (read === null) return { problem: codeProblems.snapshot.damaged }
    const answer = await snapshotOf(read)
    if ('problem' in answer) return { problem: codeProblems.snapshot[answer.problem] }
    if (await toastInDryRun(db, snapshotMessages.wouldAdd)) return null
    const id = newAttemptId()
    return await runAction('addSnapshot', { id, ...answer.snapshot }, { db, actor })
  } catch (error) {
    return { problem: await refusalText(error) }
  }
}
