import type { PaidDatabase } from '../database.ts'
import type { Transaction } from '../payments/schemas.ts'
import { generationOf, getLastChange } from './numbering.ts'
import { type Ledger, ledgerOf, ledgerRow, type LedgerRow, withRows } from './rows.ts'

/** Rows per request, few enough that a slow phone stays responsive while 100,000 are read. */
const slice = 2_000

const loaded = new WeakMap<PaidDatabase, Ledger>()
const loading = new WeakMap<PaidDatabase, Promise<void>>()

async function readAll(db: PaidDatabase): Promise<void> {
  const rows: LedgerRow[] = []
  const seq = await db.transaction('r', db.transactions, async () => {
    let last = ''
    for (;;) {
      const some = await db.transactions.where(':id').above(last).limit(slice).toArray()
      for (const row of some) rows.push(ledgerRow(row))
      last = some.at(-1)?.id ?? ''
      if (some.length < slice) return getLastChange(db)
    }
  })
  loaded.set(db, ledgerOf(rows, seq))
}

/** Reads the whole ledger, once for all simultaneous callers. */
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

/** Returns the rows that have changed since a ledger was read; none where all have to be read again. */
async function readSince(
  db: PaidDatabase,
  known: Ledger | undefined,
): Promise<{ last: number; changed?: Transaction[] }> {
  return db.transaction('r', db.transactions, async () => {
    const last = await getLastChange(db)
    const isOther = generationOf(last) !== generationOf(known?.seq ?? 0)
    if (!known || last < known.seq || isOther) return { last }
    const changed =
      last === known.seq ? [] : db.transactions.where('seq').above(known.seq).toArray()
    return { last, changed: await changed }
  })
}

/**
 * Returns the current ledger: from memory, with the changes by this and other tabs. A live query
 * that calls it reruns after each change; read other tables in parallel (`Promise.all`), not after
 * it. Don't await it inside a transaction.
 */
export async function loadLedger(db: PaidDatabase): Promise<Ledger> {
  const known = loaded.get(db)
  // Must come first: a live query tracks only what it read before waiting for another reader.
  const { last, changed } = await readSince(db, known)
  if (!known || !changed) {
    loaded.delete(db)
    await readOnce(db)
    return loaded.get(db) ?? loadLedger(db)
  }
  const present = loaded.get(db)
  // Nothing has changed, or another query has applied it meanwhile.
  if (present && present.seq >= last) return present
  const next = withRows(known, changed.map(ledgerRow), last)
  loaded.set(db, next)
  return next
}
