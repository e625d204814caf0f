import type { MerchantId } from '../common.ts'
import { always, dateRange, type Period, yearOf } from '../days.ts'
import { isSettledSinceSeed, type Ledger, type LedgerRow } from '../ledger/rows.ts'
import {
  addZwl,
  type ConvertedPart,
  currencies,
  type Currency,
  inUsd,
  nothingConverted,
} from '../money.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
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

/**
 * The opening fees as a percentage of the opening volume, from which that volume is derived. FEE-1.
 */
const openingRate = 2.4

/** A merchant's fees, in minor units of USD. */
export interface FeeTotals {
  month: number
  year: number
  /** The ZWL in the month's and the year's fees. */
  zwl: { month: ConvertedPart; year: ConvertedPart }
  paid: number
  /** The month's fees as a percentage of its volume, with two decimals; null without payments. */
  rate: number | null
}

/**
 * Returns a calendar period, with the opening figure if it belongs to that period: it includes the
 * sample data.
 */
function opened(figure: OpeningFigure | undefined, { from, before }: Period) {
  const since = figure ? Date.parse(figure.since) : Number.NaN
  const isOpened = figure !== undefined && since >= from && since < before
  return {
    amount: isOpened ? inUsd(figure.amount, figure.currency) : 0,
    counts: (when: number, isSince: boolean) =>
      when >= from && when < before && (isSince || !isOpened),
  }
}

/**
 * Computes a merchant's fees this month and year, by payment date: the opening figures, if they
 * apply to this month and year, plus the ledger since; otherwise the ledger alone. Fees stay when a
 * payment is refunded. FEE-1.
 */
export function feeTotals(
  ledger: Ledger,
  merchantId: MerchantId,
  now: Date,
  opening: readonly OpeningFigure[] = [],
): FeeTotals {
  const openingOf = (id: OpeningFigure['id']) => opening.find((each) => each.id === id)
  const month = opened(openingOf('fees-current-month'), dateRange('thisMonth', now))
  const year = opened(openingOf('fees-year'), yearOf(now))
  const totals = {
    month: month.amount,
    year: year.amount,
    zwl: { month: nothingConverted(), year: nothingConverted() },
    paid: Math.round((month.amount * 100) / openingRate),
  }
  for (const row of takenRows(ledger, { merchantId }, always)) {
    const fee = feeInUsd(row)
    const isSince = isSettledSinceSeed(row)
    if (year.counts(row.settled, isSince)) {
      totals.year += fee
      addZwl(totals.zwl.year, row.fee, row.currency)
    }
    if (!month.counts(row.settled, isSince)) continue
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
