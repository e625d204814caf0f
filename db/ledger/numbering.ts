import type { Part } from '../database.ts'
import type { Transaction } from '../payments/schemas.ts'

// Each write gives its rows the next number, so that whoever knows the ledger up to a number finds what has changed
// since by one index. Rows that replace the whole ledger, as in a reset, begin the next generation: who knows an older
// one has to read all of them.

const generationSize = 1_000_000_000

/** Returns which generation of the ledger a number belongs to. */
export const generationOf = (seq: number): number => Math.floor(seq / generationSize)

/** Returns the number of the ledger's last change; 0 if none is numbered. */
export async function getLastChange(db: Part<'transactions'>): Promise<number> {
  // By key, because the last row may be unreadable, and numbers alone, because a number may be.
  const numbered = db.transactions.where('seq').belowOrEqual(Number.MAX_SAFE_INTEGER)
  const [last] = await numbered.reverse().limit(1).keys()
  return typeof last === 'number' ? last : 0
}

/** Numbers rows that replace a ledger whose last change is given. */
export function nextGeneration(rows: readonly Transaction[], last: number): Transaction[] {
  const first = (generationOf(last) + 1) * generationSize
  return rows.map((row, at) => ({ ...row, seq: first + at }))
}
