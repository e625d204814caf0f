import * as v from 'valibot'
import type { Part } from '../database.ts'
import {
  type Transaction,
  transactionNumber,
  transaction as transactionSchema,
} from '../payments/schemas.ts'
import { isReadable } from '../readable.ts'
import { toChunk } from './make-chunks.ts'
import { derivedRows } from './derived-rows.ts'

/** The tables that writing to the ledger needs in its transaction. */
export const ledgerTables = ['transactions', 'ledgerChunks', 'ledgerChanges'] as const
type Ledger = (typeof ledgerTables)[number]

/**
 * Writes rows of the ledger: the only way there is, so that what derives from them never lags behind. Call it inside
 * the act's own transaction, with `ledgerTables` in it; a few rows at a time. Throws on a row that its schema refuses, or
 * an id of another kind.
 */
export async function putTransactions(
  db: Part<Ledger>,
  ...rows: readonly Transaction[]
): Promise<void> {
  const checked = rows.map((row) => v.parse(transactionSchema, row))
  for (const { id } of checked) transactionNumber(id)
  await Promise.all([db.transactions.bulkPut(checked), db.ledgerChanges.add({ rows: checked })])
}

/**
 * Takes from a row that its schema refuses the moment at which it would settle, past the schema. The columns know
 * nothing of that moment. Call it as `putTransactions`.
 */
export async function stopWaiting(db: Part<Ledger>, id: Transaction['id']): Promise<void> {
  await db.transactions.update(id, { settlesAt: undefined })
}

/**
 * Adds many new rows at once, at most a chunk of them. Call it as `putTransactions`. Rows are taken as they are needed:
 * making, copying and storing a hundred at a time leaves the main thread free to draw in between.
 */
export async function addTransactions(
  db: Part<Ledger>,
  rows: Iterable<Transaction>,
): Promise<void> {
  const all: Transaction[] = []
  let few: Transaction[] = []
  for (const row of rows) {
    all.push(row)
    few.push(row)
    if (few.length < 100) continue
    await db.transactions.bulkAdd(few)
    few = []
  }
  await db.transactions.bulkAdd(few)
  const [last] = await db.ledgerChunks.orderBy(':id').reverse().limit(1).primaryKeys()
  const id = (last ?? 0) + 1
  await db.ledgerChunks.add(toChunk(id, all))
  await db.ledgerChanges.add({ chunk: id })
}

/**
 * Takes rows of the ledger away and writes its columns again, in all tabs. Call it as
 * `putTransactions`.
 */
export async function removeTransactions(db: Part<Ledger>, ids: readonly string[]): Promise<void> {
  await db.transactions.bulkDelete([...ids])
  const rest = await db.transactions.toArray()
  const derived = derivedRows(rest.filter((row) => isReadable('transactions', row)))
  await Promise.all([db.ledgerChunks.clear(), db.ledgerChanges.clear()])
  await db.ledgerChunks.bulkAdd(derived.ledgerChunks)
  await db.ledgerChanges.bulkAdd(derived.ledgerChanges)
}
