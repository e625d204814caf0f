import type { PaidDatabase } from '../database.ts'
import { isWhole, type ColumnChunk } from './chunk.ts'
import type { Transaction } from '../payments/schemas.ts'
import { isReadable } from '../readable.ts'
import { Columns } from './columns.ts'
import { isKnown, type LedgerChange } from './journal.ts'

/**
 * The ledger in memory as of a change: a new object after every change, so that identity comparison
 * works.
 */
export interface Ledger {
  readonly columns: Columns
  /** The last change included. */
  readonly seq: number
}

/**
 * The number of changes after which the chunks are rewritten in the background, so that the next
 * start stays fast.
 */
const manyChanges = 500

/** The delay before rewriting, in milliseconds after the start. */
const compactDelay = 3_000

const loaded = new WeakMap<PaidDatabase, Ledger>()
const loading = new WeakMap<PaidDatabase, Promise<void>>()

/** Adds all chunks to the columns; returns whether all are complete. */
async function readChunks(db: PaidDatabase, columns: Columns): Promise<boolean> {
  const ids = await db.ledgerChunks.toCollection().primaryKeys()
  // All are requested in parallel; each is processed in a task of its own.
  const added = await Promise.all(
    ids.map(async (id) => {
      const chunk = await db.ledgerChunks.get(id)
      if (!chunk || !isWhole(chunk)) return false
      columns.addChunk(chunk)
      return true
    }),
  )
  return added.every(Boolean)
}

/** Adds journal rows, which bypass the check on table reads. */
function putReadable(columns: Columns, rows: readonly Transaction[]): void {
  for (const row of rows) if (isReadable('transactions', row)) columns.put(row)
}

interface Read extends Ledger {
  /** The chunks need rewriting. */
  isStale: boolean
}

/** Returns the ledger from its chunks and the changes since; null if one of them can't be read. */
async function readStored(db: PaidDatabase): Promise<Read | null> {
  const columns = new Columns()
  const changes = await db.transaction('r', db.ledgerChunks, db.ledgerChanges, async () => {
    const isComplete = await readChunks(db, columns)
    return isComplete ? db.ledgerChanges.orderBy(':id').toArray() : null
  })
  if (!changes?.every(isKnown)) return null
  for (const change of changes) if ('rows' in change) putReadable(columns, change.rows)
  return { columns, seq: changes.at(-1)?.seq ?? 0, isStale: changes.length > manyChanges }
}

/** Returns the ledger from the rows themselves, which is slow. */
async function readRows(db: PaidDatabase): Promise<Read> {
  const [rows, last] = await db.transaction('r', db.transactions, db.ledgerChanges, async () =>
    Promise.all([db.transactions.toArray(), db.ledgerChanges.orderBy(':id').last()]),
  )
  const { chunksOf } = await import('./make-chunks.ts')
  const columns = new Columns()
  for (const chunk of chunksOf(rows)) columns.addChunk(chunk)
  return { columns, seq: last?.seq ?? 0, isStale: true }
}

async function readAll(db: PaidDatabase): Promise<void> {
  const { columns, seq, isStale } = (await readStored(db)) ?? (await readRows(db))
  loaded.set(db, { columns, seq })
  // Not part of this read. If it fails or gives up, the next start tries again.
  if (isStale)
    setTimeout(() => {
      void import('./compact-ledger.ts')
        .then(({ compactLedger }) => compactLedger(db))
        .catch(() => undefined)
    }, compactDelay)
}

/** Reads the ledger, once for all simultaneous callers. */
async function readOnce(db: PaidDatabase): Promise<void> {
  const reading =
    loading.get(db) ??
    readAll(db).finally(() => {
      loading.delete(db)
    })
  loading.set(db, reading)
  await reading
}

/**
 * Returns the ledger as last read, for actions, which can't wait for a load: compare its `seq` with
 * the last change.
 */
export const ledgerInMemory = (db: object): Ledger | undefined => loaded.get(db as PaidDatabase)

interface News {
  changes: LedgerChange[]
  chunks: Map<number, ColumnChunk>
}

/** Returns the changes after a given one, with the chunks that they refer to. */
async function readNews(db: PaidDatabase, after: number): Promise<News> {
  return db.transaction('r', db.ledgerChunks, db.ledgerChanges, async () => {
    const changes = await db.ledgerChanges.where(':id').above(after).toArray()
    const ids = changes
      .filter(isKnown)
      .flatMap((change) => ('chunk' in change ? [change.chunk] : []))
    const chunks = ids.length > 0 ? await db.ledgerChunks.bulkGet(ids) : []
    return {
      changes,
      chunks: new Map(chunks.flatMap((chunk) => (chunk ? [[chunk.id, chunk]] : []))),
    }
  })
}

/** Applies changes to the ledger in memory; returns false if it must be reloaded. */
function apply(ledger: Ledger, { changes, chunks }: News): boolean {
  for (const change of changes) {
    if (change.seq <= ledger.seq) continue
    if (!isKnown(change)) return false
    if ('rows' in change) putReadable(ledger.columns, change.rows)
    else if ('chunk' in change) {
      const chunk = chunks.get(change.chunk)
      if (!chunk || !isWhole(chunk)) return false
      ledger.columns.addChunk(chunk)
    } else if (change.upTo === null || ledger.seq < change.upTo) return false
  }
  return true
}

/**
 * Returns the current ledger: from memory, plus changes by this and other tabs. A live query that
 * calls it reruns after each change; read other tables in parallel (`Promise.all`), not after it.
 * Don't await it inside a transaction.
 */
export async function loadLedger(db: PaidDatabase): Promise<Ledger> {
  const known = loaded.get(db)
  // Must come first: a live query tracks only what it read before waiting for another reader.
  const news = known
    ? await readNews(db, known.seq)
    : { changes: await db.ledgerChanges.orderBy(':id').toArray(), chunks: new Map() }
  if (!known) await readOnce(db)
  const present = loaded.get(db)
  const seq = news.changes.at(-1)?.seq ?? 0
  if (present && seq <= present.seq) return present
  if (!present || !apply(present, news)) {
    loaded.delete(db)
    return loadLedger(db)
  }
  const next = { columns: present.columns, seq }
  loaded.set(db, next)
  return next
}
