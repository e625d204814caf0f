import type { Ledger } from '../../ledger/load-ledger.ts'
import { scan, type Subject } from '../../ledger/scan.ts'
import { lastMonths } from '../../model/days.ts'
import { methodTotals, wholePercents, type MethodShare } from './method-share.ts'

/** What the payments by a method cost. */
export interface MethodFees extends MethodShare {
  /** In minor units of USD, of the `amount` that was paid; `percent` is their share of all fees. */
  fees: number
}

/** What the payments by each method cost in the last 30 days, the dearest first. Spec §2 Transaction Fees. */
export function methodFees(ledger: Ledger, subject: Subject, now: Date): MethodFees[] {
  const sorted = methodTotals(ledger.columns, (see) =>
    scan(ledger, subject, lastMonths(now).month, see),
  ).sort((a, b) => b.fees - a.fees)
  const percents = wholePercents(sorted.map(({ fees }) => fees))
  return sorted.map((total, at) => ({ ...total, percent: percents[at] ?? 0 }))
}
