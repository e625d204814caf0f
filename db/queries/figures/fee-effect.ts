import type { Ledger } from '../../ledger/load-ledger.ts'
import { feeInUsd, isTakenAt, scan } from '../../ledger/scan.ts'
import { dateRange } from '../../model/days.ts'
import { feeOf } from '../../model/fee-of.ts'
import { currencies, inUsd } from '../../model/money.ts'
import { paymentMethodIds } from '../../model/transaction-codes.ts'
import type { FeeRule, PaymentMethodId } from '../../model/transaction.ts'

/** What payments by a method brought the platform last month, and would have by other terms, in minor units of USD. */
export interface FeeEffect {
  id: PaymentMethodId
  payments: number
  earned: number
  wouldEarn: number
}

/**
 * What the fees of the last calendar month would have come to by other terms, beside what they came to: of the payments
 * by the methods that `rules` names, of merchants on the standard plan. Each payment's fee is rounded by itself, half up,
 * in its own currency, as when it is made.
 */
export function feeEffects(
  ledger: Ledger,
  standardMerchants: ReadonlySet<string>,
  rules: ReadonlyMap<PaymentMethodId, FeeRule>,
  now: Date,
): FeeEffect[] {
  const { columns } = ledger
  const { method, merchant, amount, currency } = columns.column
  const counts = columns.merchants.names.map((id) => standardMerchants.has(id))
  const effects = new Map(
    [...rules.keys()].map((id): [PaymentMethodId, FeeEffect] => [
      id,
      { id, payments: 0, earned: 0, wouldEarn: 0 },
    ]),
  )
  scan(ledger, {}, dateRange('lastMonth', now), (at) => {
    if (counts[merchant[at] ?? 0] !== true || !isTakenAt(columns, at)) return
    const id = paymentMethodIds[method[at] ?? 0] ?? 'ecocash'
    const [effect, rule] = [effects.get(id), rules.get(id)]
    if (!effect || !rule) return
    const unit = currencies[currency[at] ?? 0] ?? 'USD'
    const payment = { type: 'payment', amount: amount[at] ?? 0, currency: unit } as const
    effect.payments += 1
    effect.earned += feeInUsd(columns, at)
    effect.wouldEarn += inUsd(feeOf(rule, payment), unit)
  })
  return [...effects.values()]
}
