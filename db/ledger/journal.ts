import type { Transaction } from '../payments/schemas.ts'

/**
 * A change to the ledger since its chunks were written, stored in the same transaction: written
 * rows, an added chunk, or all chunks rewritten including changes up to `upTo` (null: nothing
 * earlier is valid).
 */
export type LedgerChange = { seq: number } & (
  | { rows: Transaction[] }
  | { chunk: number }
  | { rewritten: true; upTo: number | null }
)

/** Returns whether a stored change is of a known kind. Its rows are checked one by one. */
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

/** The tables derived from the transactions; snapshots omit them. */
export const derivedTables: readonly string[] = ['ledgerChunks', 'ledgerChanges']
