import type { MerchantId } from '../common.ts'
import { dateRange, lastYear, type Period } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn, type Subject } from '../ledger/rows.ts'
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
import { customerFeeInUsd, feeInUsd, isPaidOut, isTaken } from './rules.ts'
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

/** Returns the rows whose fees were charged in a period, by their date: payments that were taken, and payouts that arrived. */
export const chargedRows = (ledger: Ledger, subject: Subject, period: Period): LedgerRow[] =>
  rowsIn(ledger, period, subject).filter((row) => isTaken(row) || isPaidOut(row))

/** What a period cost a merchant, in minor units of USD. */
export interface PeriodFees {
  /** The fees of payments and of payouts. */
  fees: number
  /** The ZWL in them. */
  zwl: ConvertedPart
  /** The part of `fees` that payouts cost. */
  payouts: number
  /** The volume of payments. */
  paid: number
}

/** Totals what the payments and payouts of a period cost a merchant. Fees stay when a payment is refunded. FEE-1. */
function feesIn(ledger: Ledger, subject: Subject, period: Period): PeriodFees {
  const totals = { fees: 0, zwl: nothingConverted(), payouts: 0, paid: 0 }
  for (const row of chargedRows(ledger, subject, period)) {
    const fee = feeInUsd(row)
    totals.fees += fee
    addZwl(totals.zwl, row.fee, row.currency)
    if (isPaidOut(row)) totals.payouts += fee
    else totals.paid += row.usd
  }
  return totals
}

/** A merchant's fees, in minor units of USD. */
export interface FeeTotals {
  month: PeriodFees
  year: PeriodFees
  /** The month's fees as a percentage of its volume, with two decimals; null without payments. */
  rate: number | null
}

/**
 * Computes a merchant's fees this month and in this and the eleven months before. FEE-1.
 */
export function feeTotals(ledger: Ledger, merchantId: MerchantId, now: Date): FeeTotals {
  const month = feesIn(ledger, { merchantId }, dateRange('thisMonth', now))
  const year = feesIn(ledger, { merchantId }, lastYear(now))
  const rate = month.paid === 0 ? null : Math.round((month.fees / month.paid) * 10_000) / 100
  return { month, year, rate }
}

/** The fees of a method's payments, or of payouts, in one currency, in its minor units. */
export interface FoundFees {
  method: PaymentMethodId | 'payouts'
  currency: Currency
  /** The number of payments or payouts, and their amount. */
  count: number
  amount: number
  fees: number
}

/**
 * Returns the fees of some rows, by method and currency, in the order of the methods, payouts last. REP-1.
 */
export function foundFees(rows: readonly LedgerRow[]): FoundFees[] {
  const methodOf = (row: LedgerRow) => (row.type === 'payout' ? 'payouts' : row.paymentMethod)
  return ([...paymentMethodIds, 'payouts'] as const).flatMap((method) =>
    currencies.flatMap((currency): FoundFees[] => {
      const own = rows.filter((row) => methodOf(row) === method && row.currency === currency)
      if (own.length === 0) return []
      const sum = (of: 'amount' | 'fee') => own.reduce((all, row) => all + row[of], 0)
      return [{ method, currency, count: own.length, amount: sum('amount'), fees: sum('fee') }]
    }),
  )
}
