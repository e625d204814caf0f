import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { instant, shortText } from '../common.ts'
import { currentVersion } from '../versions.ts'
import { canPack, pack, TooMuch, unpack } from './pack.ts'

/** The ending of a `.paid` file, and its type. */
export const snapshotEnding = '.paid'
export const paidMime = 'application/octet-stream'

/** The largest file that is opened, and the most that it may unpack to, in bytes. */
const largestFile = 64 * 1024 * 1024
const mostUnpacked = 256 * 1024 * 1024

/** The version of the file's own format: those that only know snapshots call a file of exercises newer. */
const formats = { snapshot: 1, exercises: 2 } as const
const newestFormat = Math.max(...Object.values(formats))

/** The first line of a file, as JSON; the rest is the state, compressed where `packed` says so. */
const head = v.object({
  app: v.literal('Paid'),
  format: v.pipe(v.number(), v.safeInteger()),
  /** What the rest is; a snapshot where it isn't said. */
  kind: v.optional(v.literal('exercises')),
  /** The version of the database. */
  version: v.pipe(v.number(), v.safeInteger()),
  name: v.pipe(shortText, v.minLength(1)),
  savedAt: instant,
  packed: v.boolean(),
  /** The number of bytes after the first line, and once unpacked. */
  length: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The SHA-256 of the bytes after the first line. */
  hash: v.string(),
})

/** Why a `.paid` file can't be opened. */
export type FileProblem = 'too-large' | 'foreign' | 'newer' | 'cut' | 'changed'

/** Thrown for a file that is neither a complete snapshot nor a complete file of exercises. */
export class SnapshotFileError extends Error {
  override name = 'SnapshotFileError'
  constructor(readonly problem: FileProblem) {
    super(problem)
  }
}

/** The contents of a `.paid` file: a snapshot, or exercises alone; `bytes` are its text, uncompressed. */
export interface FiledSnapshot {
  kind?: 'exercises'
  name: string
  savedAt: string
  bytes: ArrayBuffer
}

/** The longest first line, in bytes. */
const longestHead = 2_000
const newline = 10

/** Returns the bytes of a `.paid` file. */
export async function writeSnapshotFile({
  kind,
  name,
  savedAt,
  bytes,
}: FiledSnapshot): Promise<Blob> {
  const packed = canPack()
  const body = packed ? await pack(bytes) : bytes
  const first: v.InferOutput<typeof head> = {
    app: 'Paid',
    format: formats[kind ?? 'snapshot'],
    ...(kind && { kind }),
    version: currentVersion,
    name,
    savedAt,
    packed,
    length: body.byteLength,
    size: bytes.byteLength,
    hash: bytesToHex(sha256(new Uint8Array(body))),
  }
  return new Blob([`${JSON.stringify(first)}\n`, body], { type: paidMime })
}

function headOf(bytes: Uint8Array): { first: v.InferOutput<typeof head>; end: number } {
  const end = bytes.subarray(0, longestHead).indexOf(newline)
  if (end < 0) throw new SnapshotFileError('foreign')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end))
    return { first: v.parse(head, JSON.parse(text)), end }
  } catch {
    throw new SnapshotFileError('foreign')
  }
}

/**
 * Returns what a `.paid` file has, once all of it is checked but the rows, which `addSnapshot` checks, or the
 * exercises, which `readExercises` of the seed checks.
 * Rejects with a `SnapshotFileError`.
 */
export async function readSnapshotFile(file: Blob): Promise<FiledSnapshot> {
  if (file.size > largestFile) throw new SnapshotFileError('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { first, end } = headOf(bytes)
  if (first.format > newestFormat || first.version > currentVersion)
    throw new SnapshotFileError('newer')
  if (first.size > mostUnpacked) throw new SnapshotFileError('too-large')
  const body = bytes.slice(end + 1)
  if (body.length < first.length) throw new SnapshotFileError('cut')
  if (body.length > first.length || bytesToHex(sha256(body)) !== first.hash)
    throw new SnapshotFileError('changed')
  try {
    const whole = first.packed ? await unpack(body, 'gzip', first.size) : body.buffer
    if (whole.byteLength !== first.size) throw new SnapshotFileError('changed')
    const { kind, name, savedAt } = first
    return { ...(kind && { kind }), name, savedAt, bytes: whole }
  } catch (error) {
    // A bomb unpacks to more than it says.
    if (error instanceof TooMuch) throw new SnapshotFileError('too-large')
    throw new SnapshotFileError('changed')
  }
}
