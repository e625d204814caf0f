import type { MerchantId } from '../common.ts'
import { always, dateRange, lastYear, type Period } from '../days.ts'
import type { Ledger, LedgerRow } from '../ledger/rows.ts'
import {
  addZwl,
  type ConvertedPart,
  currencies,
  type Currency,
  inUsd,
  nothingConverted,
} from '../money.ts'
import { customerFeeOf, feeOf } from './fees.ts'
import { takenRows } from './figures.ts'
import { customerFeeInUsd, feeInUsd } from './rules.ts'
import { type FeeRule, type PaymentMethodId, paymentMethodIds } from './schemas.ts'

/** A method's fees last month, actual and under other terms, in minor units of USD. */
export interface FeeEffect {
  id: PaymentMethodId
  payments: number
  earned: number
  wouldEarn: number
}

/** Other fees of a method: the merchants' on the standard plan, the customers', or both. */
export interface OtherFees {
  merchant?: FeeRule | undefined
  /** In percent of the amount. */
  customer?: number | undefined
}

/**
 * Computes last calendar month's fees, actual and under the given `others`: those of merchants on
 * the standard plan, and those of all customers, where the other fees have them. Each fee is rounded
 * half up in its own currency, as when it is charged.
 */
export function feeEffects(
  ledger: Ledger,
  standardMerchants: ReadonlySet<string>,
  others: ReadonlyMap<PaymentMethodId, OtherFees>,
  now: Date,
): FeeEffect[] {
  const effects = new Map(
    [...others.keys()].map((id): [PaymentMethodId, FeeEffect] => [
      id,
      { id, payments: 0, earned: 0, wouldEarn: 0 },
    ]),
  )
  for (const row of takenRows(ledger, {}, dateRange('lastMonth', now))) {
    const { paymentMethod, merchantId, currency } = row
    const [effect, other] = [effects.get(paymentMethod), others.get(paymentMethod)]
    const rule = standardMerchants.has(merchantId) ? other?.merchant : undefined
    const customer = other?.customer
    if (!effect || (rule === undefined && customer === undefined)) continue
    effect.payments += 1
    if (rule) {
      effect.earned += feeInUsd(row)
      effect.wouldEarn += inUsd(feeOf(rule, row), currency)
    }
    if (customer !== undefined) {
      effect.earned += customerFeeInUsd(row)
      effect.wouldEarn += inUsd(customerFeeOf(customer, row), currency)
    }
  }
  return [...effects.values()]
}

/** A merchant's fees, in minor units of USD. */
export interface FeeTotals {
  month: number
  year: number
  /** The ZWL in both. */
  zwl: { month: ConvertedPart; year: ConvertedPart }
  paid: number
  /** The month's fees as a percentage of its volume, with two decimals; null without payments. */
  rate: number | null
}

/**
 * Computes a merchant's fees this month and in the last twelve months, by payment date. Fees stay
 * when a payment is refunded. FEE-1.
 */
export function feeTotals(ledger: Ledger, merchantId: MerchantId, now: Date): FeeTotals {
  const [month, year] = [dateRange('thisMonth', now), lastYear(now)]
  const isIn = ({ from, before }: Period, when: number) => when >= from && when < before
  const totals = {
    month: 0,
    year: 0,
    zwl: { month: nothingConverted(), year: nothingConverted() },
    paid: 0,
  }
  for (const row of takenRows(ledger, { merchantId }, always)) {
    if (!isIn(year, row.settled)) continue
    const fee = feeInUsd(row)
    totals.year += fee
    addZwl(totals.zwl.year, row.fee, row.currency)
    if (!isIn(month, row.settled)) continue
    totals.month += fee
    addZwl(totals.zwl.month, row.fee, row.currency)
    totals.paid += row.usd
  }
  const rate = totals.paid === 0 ? null : Math.round((totals.month / totals.paid) * 10_000) / 100
  return { ...totals, rate }
}

/** The fees of a method's payments in one currency, in its minor units. */
export interface FoundFees {
  method: PaymentMethodId
  currency: Currency
  payments: number
  taken: number
  fees: number
}

/**
 * Returns the fees of some payments, by method and currency, in the order of the methods. REP-1.
 */
export function foundFees(rows: readonly LedgerRow[]): FoundFees[] {
  return paymentMethodIds.flatMap((method) =>
    currencies.flatMap((currency): FoundFees[] => {
      const own = rows.filter((row) => row.paymentMethod === method && row.currency === currency)
      if (own.length === 0) return []
      const sum = (of: 'amount' | 'fee') => own.reduce((all, row) => all + row[of], 0)
      return [{ method, currency, payments: own.length, taken: sum('amount'), fees: sum('fee') }]
    }),
  )
}
