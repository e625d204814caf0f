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

/** The tables for writing to the ledger. */
export const ledgerTables = ['transactions', 'ledgerChunks', 'ledgerChanges'] as const
type Ledger = (typeof ledgerTables)[number]

/**
 * Writes ledger rows; every write must use it, so that derived data stays in step. Call it inside
 * the action's transaction with `ledgerTables`, for a few rows at a time. Throws on a row its
 * schema refuses or an invalid id.
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
 * Removes the settlement time from an unreadable row, bypassing the schema; the columns don't
 * contain it. Call it like `putTransactions`.
 */
export async function stopWaiting(db: Part<Ledger>, id: Transaction['id']): Promise<void> {
  await db.transactions.update(id, { settlesAt: undefined })
}

/**
 * Adds up to one chunk of new rows. Call it like `putTransactions`. Rows are generated on demand, a
 * hundred at a time, so that the main thread stays responsive.
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

/** Deletes ledger rows and rewrites the columns in all tabs. Call it like `putTransactions`. */
export async function removeTransactions(db: Part<Ledger>, ids: readonly string[]): Promise<void> {
  await db.transactions.bulkDelete([...ids])
  const rest = await db.transactions.toArray()
  const derived = derivedRows(rest.filter((row) => isReadable('transactions', row)))
  await Promise.all([db.ledgerChunks.clear(), db.ledgerChanges.clear()])
  await db.ledgerChunks.bulkAdd(derived.ledgerChunks)
  await db.ledgerChanges.bulkAdd(derived.ledgerChanges)
}
