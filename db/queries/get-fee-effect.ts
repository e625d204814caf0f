import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'
import { startOfMonth } from '../model/days.ts'

/** What the effect of other fees on last month is reckoned from. */
export interface FeeEffectSource {
  ledger: Ledger
  /** The merchants on the standard plan, whom the fee structure concerns. */
  standardMerchants: ReadonlySet<string>
  /** An instant of the month that is reckoned, for its name. */
  month: string
}

/** What `feeEffects` needs, live. */
export async function getFeeEffect(db: PaidDatabase, now = new Date()): Promise<FeeEffectSource> {
  const [ledger, merchants] = await Promise.all([loadLedger(db), db.merchants.toArray()])
  const standard = merchants.filter(({ plan = 'basic' }) => plan === 'basic')
  return {
    ledger,
    standardMerchants: new Set(standard.map(({ id }) => id)),
    month: startOfMonth(now, -1).toISOString(),
  }
}
