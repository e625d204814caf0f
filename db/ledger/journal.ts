import type { Transaction } from '../payments/schemas.ts'

/**
 * What has changed in the ledger since its chunks were written, in the order of the acts: a row of
 * this table is written by the same transaction as the change. Rows that were put, or a chunk that
 * was added; or that the chunks were all written again, with everything up to the change `upTo` in
 * them (null: nothing from before holds).
 */
export type LedgerChange = { seq: number } & (
  | { rows: Transaction[] }
  | { chunk: number }
  | { rewritten: true; upTo: number | null }
)

/**
 * Returns whether a change as it is stored says what changed. Its rows are looked at one by one.
 */
export function isKnown(change: LedgerChange): boolean {
  if ('rows' in change) return Array.isArray(change.rows)
  if ('chunk' in change) return Number.isSafeInteger(change.chunk)
  return change.rewritten && (change.upTo === null || Number.isSafeInteger(change.upTo))
}

/** A change before the database has numbered it. */
export type NewChange = LedgerChange extends infer C
  ? C extends LedgerChange
    ? Omit<C, 'seq'>
    : never
  : never

/** The tables that follow from the transactions: made again from them, and kept in no snapshot. */
export const derivedTables: readonly string[] = ['ledgerChunks', 'ledgerChanges']
