import { codeOf, isTakenAt, scan } from '../../ledger/scan.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { lastMonths, type Period } from '../../model/days.ts'
import { paymentMethodIds } from '../../model/transaction-codes.ts'
import type { PaymentMethodId } from '../../model/transaction.ts'
import { successRate, type Sums } from './tally.ts'

type Outcomes = Pick<Sums, 'payments' | 'failed'>

/** The share of payments that succeeded, in percent with one decimal; null where none came to an end. */
export interface SuccessRate {
  value: number | null
  /** Of the 30 days before. */
  before: number | null
}

/** By `paymentMethodIds`. */
function outcomesBy(ledger: Ledger, period: Period): Outcomes[] {
  const { columns } = ledger
  const { method, type, status } = columns.column
  const outcomes = paymentMethodIds.map((): Outcomes => ({ payments: 0, failed: 0 }))
  scan(ledger, {}, period, (at) => {
    const own = outcomes[method[at] ?? 0]
    if (!own || type[at] !== codeOf.payment) return
    if (isTakenAt(columns, at)) own.payments += 1
    else if (status[at] === codeOf.failed) own.failed += 1
  })
  return outcomes
}

/**
 * How many of each method's payments succeeded in the last 30 days and in the 30 before, of those that have ended: what
 * was refunded later had succeeded, and what is pending counts as neither.
 */
export function successRates(ledger: Ledger, now: Date): Map<PaymentMethodId, SuccessRate> {
  const { month, monthBefore } = lastMonths(now)
  const [value, before] = [outcomesBy(ledger, month), outcomesBy(ledger, monthBefore)]
  const rateAt = (outcomes: Outcomes[], code: number) =>
    successRate(outcomes[code] ?? { payments: 0, failed: 0 })
  return new Map(
    paymentMethodIds.map((id, code) => [
      id,
      { value: rateAt(value, code), before: rateAt(before, code) },
    ]),
  )
}
