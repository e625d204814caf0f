import type { PaidDatabase } from '../database.ts'
import type { Transaction } from '../payments/schemas.ts'
import { chunkSize, type ColumnChunk } from './chunk.ts'
import { toChunk } from './make-chunks.ts'

/** Rows read in one request. */
const slice = 1_000

async function lastSeq(db: PaidDatabase): Promise<number> {
  const last = await db.ledgerChanges.orderBy(':id').last()
  return last?.seq ?? 0
}

/**
 * Rewrites all chunks from the rows and deletes the changes they include; returns whether it did.
 * It changes nothing if an action interferes.
 */
export async function compactLedger(db: PaidDatabase): Promise<boolean> {
  const before = await lastSeq(db)
  const chunks: ColumnChunk[] = []
  let rows: Transaction[] = []
  let last = ''
  for (;;) {
    const more = await db.transactions.where(':id').above(last).limit(slice).toArray()
    rows.push(...more)
    if (rows.length >= chunkSize || (more.length < slice && rows.length > 0)) {
      chunks.push(toChunk(chunks.length + 1, rows))
      rows = []
    }
    if (more.length < slice) break
    last = more.at(-1)?.id ?? ''
  }
  return db.transaction('rw', db.ledgerChunks, db.ledgerChanges, async () => {
    // An action has interfered, so the rows read may be outdated.
    if ((await lastSeq(db)) !== before) return false
    await db.ledgerChunks.clear()
    await db.ledgerChunks.bulkAdd(chunks)
    await db.ledgerChanges.clear()
    await db.ledgerChanges.add({ rewritten: true, upTo: before })
    return true
  })
}
