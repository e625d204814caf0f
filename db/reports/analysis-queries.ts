import { currentDate } from '../clock.ts'
import type { PaidDatabase } from '../database.ts'
import { startOfDay } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { type Province, provinceOf } from '../merchants/provinces.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { noSums, type Sums, tally, type Tally } from '../payments/tally-figures.ts'
import { type AnalysisQuestion, type AnalysisSpan, spanOf } from './analysis-span.ts'

/** A merchant with its transaction totals. */
export interface MerchantSums extends Pick<Merchant, 'id' | 'name' | 'status' | 'joinDate'> {
  /** Null for an unknown town. */
  province: Province | null
  now: Sums
  before: Sums
}

/** The platform's figures for a period and its comparison period. */
export interface Analysis {
  question: AnalysisQuestion
  span: AnalysisSpan
  now: Tally
  /** Null if records don't reach back that far. */
  before: Tally | null
  /** Every merchant, including those without transactions or known only to the ledger. */
  merchants: MerchantSums[]
  /** The start of the records, in milliseconds; null if there are none. */
  since: number | null
}

/**
 * Returns the figures of all merchants for a question at an instant, with days in the device's
 * zone. ADM-11.
 */
export async function getAnalysis(
  db: PaidDatabase,
  question: AnalysisQuestion,
  at = currentDate(),
): Promise<Analysis> {
  const [ledger, rows] = await Promise.all([loadLedger(db), db.merchants.toArray()])
  const span = spanOf(question, at)
  const { period, compared, steps, comparedSteps } = span
  const since = ledger.rows[0]?.instant ?? null
  // Compared with a partial period, every figure would seem to have grown.
  const isKnown =
    since !== null && startOfDay(new Date(since)) <= startOfDay(new Date(compared.from), 1)
  const now = await tally(ledger, period, steps)
  const before = isKnown ? await tally(ledger, compared, comparedSteps) : null
  const sumsOf = (id: string) => ({
    now: now.merchants.get(id) ?? noSums,
    before: before?.merchants.get(id) ?? noSums,
  })
  const listed = new Set(rows.map(({ id }) => id))
  const unlisted = new Set(ledger.rows.map(({ merchantId }) => merchantId))
  for (const id of listed) unlisted.delete(id)
  const merchants = [
    ...rows.map(({ id, name, status, joinDate, town }) => ({
      id,
      name,
      status,
      joinDate,
      province: provinceOf(town),
      ...sumsOf(id),
    })),
    ...Array.from(unlisted, (id) => ({
      id,
      name: id,
      status: 'suspended' as const,
      joinDate: null,
      province: null,
      ...sumsOf(id),
    })),
  ]
  return { question, span, now, before, merchants, since }
}
