// Proves DEMO-10, R34, R35.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextFor, everything, waitingMerchant } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { ActionError } from '../action.ts'
import { demoMerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { pack } from './pack.ts'
import { getSnapshotFile } from './queries.ts'
import { checkFiles } from './read-snapshot.ts'
import { addSnapshot, keepSnapshot, loadSnapshot, packSnapshot } from './snapshot-actions.ts'
import { readSnapshotFile, SnapshotFileError, writeSnapshotFile } from './snapshot-file.ts'
import { keptTables } from './snapshot-text.ts'

async function world() {
  const { db, context } = await smallWorld()
  await db.merchants.put(waitingMerchant({ id: demoMerchantId, name: 'Vumba Coffee Roasters' }))
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  return { db, context }
}

const kept = (db: PaidDatabase) => everything(db, [...keptTables])

/** The file of the present state, by name. */
async function fileOf(db: PaidDatabase, context: Parameters<typeof keepSnapshot>[0]) {
  await keepSnapshot(context, { id: 'class', name: 'Class A, Monday' })
  await packSnapshot(context, 'class')
  return writeSnapshotFile(await getSnapshotFile(db, 'class'))
}

let made: Promise<Blob> | undefined
/** The file of the world, made by the first test that asks for it. */
const worldFile = (): Promise<Blob> =>
  (made ??= world().then(({ db, context }) => fileOf(db, context)))

const problemOf = async (file: Blob): Promise<string | null> =>
  readSnapshotFile(file).then(
    () => null,
    (error: unknown) => (error instanceof SnapshotFileError ? error.problem : String(error)),
  )

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

test('one device’s file opened on another gives equal tables, files and secrets too', async () => {
  const [one, other] = [await world(), await world()]
  await one.db.merchants.update(demoMerchantId, { name: 'Changed Coffee' })
  const file = await fileOf(one.db, one.context)
  const read = await readSnapshotFile(file)
  expect(read).toMatchObject({ name: 'Class A, Monday', savedAt: one.context.now })
  await addSnapshot(other.context, { id: 'opened', ...read })
  await loadSnapshot(other.context, { id: 'opened', keepAs: 'before' })
  expect(await kept(other.db)).toStrictEqual(await kept(one.db))
  expect(new Uint8Array((await getSnapshotFile(other.db, 'opened')).bytes)).toEqual(
    new Uint8Array((await getSnapshotFile(one.db, 'class')).bytes),
  )
})

test('R35 a file that is opened and written again has the same bytes, but for the time', async () => {
  const [one, other] = [await world(), await world()]
  await one.db.merchants.update(demoMerchantId, { name: 'Changed Coffee' })
  const first = await readSnapshotFile(await fileOf(one.db, one.context))
  await addSnapshot(other.context, { id: 'opened', ...first })
  await loadSnapshot(other.context, { id: 'opened', keepAs: 'before' })
  const second = await fileOf(other.db, contextFor(other.db, 5))
  const { savedAt } = await readSnapshotFile(second)
  expect(savedAt).not.toBe(first.savedAt)
  const text = new TextDecoder().decode(first.bytes)
  const bytes = new TextEncoder().encode(text.replace(first.savedAt, savedAt)).buffer
  const expected = await writeSnapshotFile({ ...first, savedAt, bytes })
  expect(await bytesOf(second)).toEqual(await bytesOf(expected))
})

const nobody = { merchantId: 'M-999' }
const ofNothing = { refundOf: 'TX-99999' }

type Tables = Record<string, Record<string, unknown>[]>

/** Changes the rows of a snapshot's text. */
const inTables = (change: (tables: Tables) => void) => (text: string) => {
  const whole = JSON.parse(text) as { tables: Tables }
  change(whole.tables)
  return JSON.stringify(whole)
}

/** The refusal of what is wrong at a place. */
const unreadableAt = (place: RegExp) => ({
  code: 'snapshot-unreadable',
  details: { place: expect.stringMatching(place) },
})

describe('R34 a file with', () => {
  test.each<[what: string, change: (text: string) => string, refusal: object]>([
    ['bad JSON', (text) => text.slice(0, -9), { code: 'snapshot-unreadable' }],
    [
      'a newer version’s rows',
      (text) => text.replace(/"version":\d+/, '"version":999'),
      { code: 'snapshot-newer' },
    ],
    [
      'two rows of the same id',
      inTables(({ transactions = [] }) => void transactions.push({ ...transactions[0] })),
      unreadableAt(/^transactions, TX-\d+$/),
    ],
    [
      'the payment of a merchant who is missing',
      inTables(({ transactions = [] }) => void Object.assign(transactions[0] ?? {}, nobody)),
      unreadableAt(/^transactions, TX-\d+, merchantId$/),
    ],
    [
      'the refund of a payment that is missing',
      inTables(({ transactions = [] }) => void Object.assign(transactions[0] ?? {}, ofNothing)),
      unreadableAt(/^transactions, TX-\d+, refundOf$/),
    ],
    [
      'an amount without end',
      (text) => text.replace(/("transactions":\[\{.*?"amount":)\d+/, '$11e999'),
      unreadableAt(/^transactions, TX-\d+, amount$/),
    ],
    [
      'a table that changes objects',
      (text) => text.replace('"tables":{', '"tables":{"__proto__":[],'),
      unreadableAt(/^__proto__$/),
    ],
    [
      'a row that changes objects',
      (text) => text.replace('{"id":', '{"__proto__":{"status":"active"},"id":'),
      unreadableAt(/^__proto__$/),
    ],
  ])('%s is refused, and nothing changes', async (_what, change, refusal) => {
    const { context } = await world()
    const whole = await readSnapshotFile(await worldFile())
    const text = new TextDecoder().decode(whole.bytes)
    const bytes = new TextEncoder().encode(change(text)).buffer
    const read = await readSnapshotFile(await writeSnapshotFile({ ...whole, bytes }))
    expect(new Uint8Array(read.bytes)).not.toEqual(new Uint8Array(whole.bytes))
    await refuses(context, refusal, () => addSnapshot(context, { id: 'opened', ...read }))
    expect(Object.hasOwn(Object.prototype, 'status')).toBe(false)
  })

  test('200 MB is refused before it is read', async () => {
    expect(await problemOf({ size: 200 * 1024 * 1024 } as Blob)).toBe('too-large')
  })
})

describe('a file that is', () => {
  test.each<[what: string, problem: string, change: (bytes: Uint8Array) => BlobPart]>([
    ['empty', 'foreign', () => ''],
    ['something else', 'foreign', () => '{"app":"Other"}\n{}'],
    ['a picture', 'foreign', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['cut in its first line', 'foreign', (bytes) => bytes.slice(0, 40)],
    ['cut later', 'cut', (bytes) => bytes.slice(0, -20)],
    ['longer than it says', 'changed', (bytes) => new Uint8Array([...bytes, 1])],
    [
      'changed',
      'changed',
      (bytes) => bytes.map((byte, at) => (at === bytes.length - 30 ? byte ^ 1 : byte)),
    ],
  ])('%s is named so', async (_what, problem, change) => {
    const bytes = await bytesOf(await worldFile())
    expect(await problemOf(new Blob([change(bytes)]))).toBe(problem)
  })

  /** A file with another first line, its body as it is or another one. */
  async function withHead(over: object, body?: ArrayBuffer): Promise<Blob> {
    const bytes = await bytesOf(await worldFile())
    const end = bytes.indexOf(10)
    const head = JSON.parse(new TextDecoder().decode(bytes.slice(0, end)))
    return new Blob([`${JSON.stringify({ ...head, ...over })}\n`, body ?? bytes.slice(end + 1)])
  }

  test('of a newer format or database is newer', async () => {
    expect(await problemOf(await withHead({ format: 3 }))).toBe('newer')
    expect(await problemOf(await withHead({ version: 999 }))).toBe('newer')
  })

  test('too large, in the file or once unpacked, is not opened', async () => {
    expect(await problemOf({ size: 64 * 1024 * 1024 + 1 } as Blob)).toBe('too-large')
    expect(await problemOf(await withHead({ size: 2 ** 40 }))).toBe('too-large')
  })

  test('a bomb is stopped at the size that it says', async () => {
    const bomb = await pack(new Uint8Array(2_000_000))
    const { sha256 } = await import('@noble/hashes/sha2.js')
    const hash = Buffer.from(sha256(new Uint8Array(bomb))).toString('hex')
    const file = await withHead({ size: 1_000, length: bomb.byteLength, hash }, bomb)
    expect(await problemOf(file)).toBe('too-large')
  })
})

test('whatever is changed in a file at random, it opens as it was or is refused, and the device stays as it was', async () => {
  const { db, context } = await world()
  const bytes = await bytesOf(await fileOf(db, context))
  const before = await kept(db)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(bytes.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.constantFrom('change', 'cut', 'drop', 'repeat'),
      async (at, by, how) => {
        const parts: Record<typeof how, number[] | Uint8Array> = {
          change: [...bytes.slice(0, at), (bytes[at] ?? 0) ^ by, ...bytes.slice(at + 1)],
          cut: bytes.slice(0, at),
          drop: [...bytes.slice(0, at), ...bytes.slice(at + by)],
          repeat: [...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - by))],
        }
        const file = new Blob([new Uint8Array(parts[how])])
        const opened = await readSnapshotFile(file).catch((error: unknown) => error)
        if (opened instanceof SnapshotFileError) return
        const added = await addSnapshot(contextFor(db, 5), {
          id: `${how}-${at}-${by}`,
          ...(opened as Awaited<ReturnType<typeof readSnapshotFile>>),
        }).catch((error: unknown) => error)
        // Only the name or the time in the first line can have changed.
        const isListed = (added as { automatic?: boolean }).automatic === false
        expect(added instanceof ActionError || isListed).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
  expect(await kept(db)).toStrictEqual(before)
})

const text = (words: string): ArrayBuffer => new TextEncoder().encode(words).buffer
const aPdf = text('%PDF-1.4\n%%EOF')
const aPage = text('<!doctype html><script>alert(1)</script>')
const large = new Uint8Array(10 * 1_048_576 + 1)
large.set(new Uint8Array(aPdf))

test.each([
  ['a page that says so', { id: 'D-0001', mime: 'text/html', bytes: aPage }],
  ['a page that says it is a PDF', { id: 'D-0001', mime: 'application/pdf', bytes: aPage }],
  ['a PDF that says it is a page', { id: 'D-0001', mime: 'text/html', bytes: aPdf }],
  ['a PDF that says it is a picture', { id: 'D-0001', mime: 'image/png', bytes: aPdf }],
  ['an empty document', { id: 'D-0001', mime: 'application/pdf', bytes: new ArrayBuffer(0) }],
  ['a document over 10MB', { id: 'D-0001', mime: 'application/pdf', bytes: large.buffer }],
  ['a packed document', { id: 'D-0001', mime: 'application/pdf', bytes: aPdf, encoding: 'gzip' }],
  ['evidence that is a page', { id: 'DE-01', mime: 'text/html', bytes: aPage }],
  ['a report that is a page', { id: 'RP-01', mime: 'text/html', bytes: aPage }],
] as const)('RULE-2 a state with %s is refused as an upload is', (_what, stored) => {
  expect(() => checkFiles({ files: [stored] })).toThrow(
    expect.objectContaining({ code: 'snapshot-unreadable' }),
  )
})

test('RULE-2 a file with a page that says it is a PDF is refused, and nothing changes', async () => {
  const [one, other] = [await world(), await world()]
  await one.db.files.put({ id: 'D-0001', mime: 'application/pdf', bytes: aPage })
  const read = await readSnapshotFile(await fileOf(one.db, one.context))
  await refuses(other.context, 'snapshot-unreadable', () =>
    addSnapshot(other.context, { id: 'opened', ...read }),
  )
})
