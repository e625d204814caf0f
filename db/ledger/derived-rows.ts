import type { Transaction } from '../payments/schemas.ts'
import type { ColumnChunk } from './chunk.ts'
import { chunksOf } from './make-chunks.ts'
import type { NewChange } from './journal.ts'

/**
 * Returns the derived rows of a new ledger, for a transaction that has emptied those tables and
 * writes the rows; every tab reloads its columns. Throws on an invalid id.
 */
export function derivedRows(rows: readonly Transaction[]): {
  ledgerChunks: ColumnChunk[]
  ledgerChanges: NewChange[]
} {
  return {
    ledgerChunks: [...chunksOf(rows)],
    ledgerChanges: [{ rewritten: true, upTo: null }],
  }
}
