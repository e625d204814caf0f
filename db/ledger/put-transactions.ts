import * as v from 'valibot'
import type { Part } from '../database.ts'
import { transactionNumber } from '../payments/rules.ts'
import { type Transaction, transaction as transactionSchema } from '../payments/schemas.ts'
import { getLastChange } from './numbering.ts'

/** The tables for writing to the ledger. */
export const ledgerTables = ['transactions'] as const
type Ledger = (typeof ledgerTables)[number]

/**
 * Writes ledger rows; every write must use it, so that each tab's ledger in memory follows. Call it
 * inside the action's transaction with `ledgerTables`. Throws on a row its schema refuses or an
 * invalid id.
 */
export async function putTransactions(
  db: Part<Ledger>,
  ...rows: readonly Transaction[]
): Promise<void> {
  const checked = rows.map((row) => v.parse(transactionSchema, row))
  for (const { id } of checked) transactionNumber(id)
  const last = await getLastChange(db)
  await db.transactions.bulkPut(checked.map((row, at) => ({ ...row, seq: last + at + 1 })))
}

/**
 * Removes the settlement time from an unreadable row, bypassing the schema; the ledger in memory
 * doesn't contain it. Call it like `putTransactions`.
 */
export async function stopWaiting(db: Part<Ledger>, id: Transaction['id']): Promise<void> {
  await db.transactions.update(id, { settlesAt: undefined })
}

/**
 * Adds many new rows, which are not checked. Call it like `putTransactions`. Rows are generated on
 * demand, a hundred at a time, so that the main thread stays responsive.
 */
export async function addTransactions(
  db: Part<Ledger>,
  rows: Iterable<Transaction>,
): Promise<void> {
  let seq = await getLastChange(db)
  let few: Transaction[] = []
  for (const row of rows) {
    few.push({ ...row, seq: (seq += 1) })
    if (few.length < 100) continue
    await db.transactions.bulkAdd(few)
    few = []
  }
  await db.transactions.bulkAdd(few)
}

/** Deletes unreadable ledger rows, which the ledger in memory doesn't contain. Call it like `putTransactions`. */
export async function removeTransactions(db: Part<Ledger>, ids: readonly string[]): Promise<void> {
  await db.transactions.bulkDelete([...ids])
}
