import { codeOf, isTakenAt, scan } from '../../ledger/scan.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { lastMonths, type Period } from '../../model/days.ts'
import { paymentMethodIds } from '../../model/transaction-codes.ts'
import type { PaymentMethodId } from '../../model/transaction.ts'

/** How many of a method's payments came to an end, and how many of them well. */
interface Outcomes {
  ended: number
  succeeded: number
}

/** The share of payments that succeeded, in percent with one decimal; null where none came to an end. */
export interface SuccessRate {
  value: number | null
  /** Of the 30 days before. */
  before: number | null
}

function outcomesBy(ledger: Ledger, period: Period): Map<PaymentMethodId, Outcomes> {
  const { columns } = ledger
  const { method, type, status } = columns.column
  const outcomes = paymentMethodIds.map((): Outcomes => ({ ended: 0, succeeded: 0 }))
  scan(ledger, {}, period, (at) => {
    const own = outcomes[method[at] ?? 0]
    if (!own || type[at] !== codeOf.payment || status[at] === codeOf.pending) return
    own.ended += 1
    if (isTakenAt(columns, at)) own.succeeded += 1
  })
  return new Map(
    paymentMethodIds.map((id, code) => [id, outcomes[code] ?? { ended: 0, succeeded: 0 }]),
  )
}

const rateOf = ({ ended, succeeded }: Outcomes = { ended: 0, succeeded: 0 }): number | null =>
  ended === 0 ? null : Math.round((succeeded / ended) * 1000) / 10

/**
 * How many of each method's payments succeeded in the last 30 days and in the 30 before, of those that have ended: what
 * was refunded later had succeeded, and what is pending counts as neither.
 */
export function successRates(ledger: Ledger, now: Date): Map<PaymentMethodId, SuccessRate> {
  const { month, monthBefore } = lastMonths(now)
  const [value, before] = [outcomesBy(ledger, month), outcomesBy(ledger, monthBefore)]
  return new Map(
    paymentMethodIds.map((id) => [
      id,
      { value: rateOf(value.get(id)), before: rateOf(before.get(id)) },
    ]),
  )
}
