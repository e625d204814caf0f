import type { PaidDatabase } from '../database.ts'
import { isWhole, type ColumnChunk } from './chunk.ts'
import type { Transaction } from '../payments/schemas.ts'
import { isReadable } from '../readable.ts'
import { Columns } from './columns.ts'
import { isKnown, type LedgerChange } from './journal.ts'

/** The ledger in memory as of a change: a new object whenever it changed, so that it can be compared. */
export interface Ledger {
  readonly columns: Columns
  /** The last change that is in it. */
  readonly seq: number
}

/**
 * Changes beyond which the chunks are written again, in the background, so that the next start is
 * as quick as ever.
 */
const manyChanges = 500

/** How long after the start that waits, in milliseconds. */
const compactDelay = 3_000

const loaded = new WeakMap<PaidDatabase, Ledger>()
const loading = new WeakMap<PaidDatabase, Promise<void>>()

/** Adds all chunks to the columns, and says whether each is whole. */
async function readChunks(db: PaidDatabase, columns: Columns): Promise<boolean> {
  const ids = await db.ledgerChunks.toCollection().primaryKeys()
  // All are asked for at once; each that arrives is a task of its own.
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

/** Rows of the journal are no table's: what reads tables does not look at them. */
function putReadable(columns: Columns, rows: readonly Transaction[]): void {
  for (const row of rows) if (isReadable('transactions', row)) columns.put(row)
}

interface Read extends Ledger {
  /** Whether the chunks are to be written again. */
  isStale: boolean
}

/** Returns the ledger from its chunks and the changes since; null if one of those can't be read. */
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

/** Returns the ledger from the rows themselves, which takes long. */
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
  // Later, and no part of what reads now. When it fails or gives up, the next start tries again.
  if (isStale)
    setTimeout(() => {
      void import('./compact-ledger.ts')
        .then(({ compactLedger }) => compactLedger(db))
        .catch(() => undefined)
    }, compactDelay)
}

/** Returns the first reading, once for all who ask meanwhile. */
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
 * Returns the ledger as it was last read, for acts, which may not wait for it: hold its `seq`
 * against the last change.
 */
export const ledgerInMemory = (db: object): Ledger | undefined => loaded.get(db as PaidDatabase)

interface News {
  changes: LedgerChange[]
  chunks: Map<number, ColumnChunk>
}

/** Returns the changes after one, and the chunks that they tell of as they were then. */
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

/** Puts news into the ledger in memory; false when it has to be read again. */
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
 * Returns the ledger as it is now: from memory, with the changes since, of this tab and of others.
 * Inside a live query it counts as read, so that the query runs again after each change; read other
 * tables beside it (`Promise.all`), not after it. Don't await it inside a transaction.
 */
export async function loadLedger(db: PaidDatabase): Promise<Ledger> {
  const known = loaded.get(db)
  // First of all, since a live query watches only what it read before it waited for anyone else's reading.
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
