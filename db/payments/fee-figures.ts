import type { MerchantId } from '../common.ts'
import { always, dateRange, type Period, yearOf } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import {
  addZwl,
  customerFeeInUsd,
  feeInUsd,
  isSettledSinceSeed,
  isTakenAt,
  scan,
} from '../ledger/scan.ts'
import { type ConvertedPart, currencies, type Currency, inUsd, nothingConverted } from '../money.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
import { customerFeeOf, feeOf } from './fees.ts'
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
  const { columns } = ledger
  const { method, merchant, amount, currency } = columns.column
  const counts = columns.merchants.names.map((id) => standardMerchants.has(id))
  const effects = new Map(
    [...others.keys()].map((id): [PaymentMethodId, FeeEffect] => [
      id,
      { id, payments: 0, earned: 0, wouldEarn: 0 },
    ]),
  )
  scan(ledger, {}, dateRange('lastMonth', now), (at) => {
    if (!isTakenAt(columns, at)) return
    const id = paymentMethodIds[method[at] ?? 0] ?? 'ecocash'
    const [effect, other] = [effects.get(id), others.get(id)]
    const rule = counts[merchant[at] ?? 0] === true ? other?.merchant : undefined
    const customer = other?.customer
    if (!effect || (rule === undefined && customer === undefined)) return
    const unit = currencies[currency[at] ?? 0] ?? 'USD'
    const payment = { type: 'payment', amount: amount[at] ?? 0, currency: unit } as const
    effect.payments += 1
    if (rule) {
      effect.earned += feeInUsd(columns, at)
      effect.wouldEarn += inUsd(feeOf(rule, payment), unit)
    }
    if (customer !== undefined) {
      effect.earned += customerFeeInUsd(columns, at)
      effect.wouldEarn += inUsd(customerFeeOf(customer, payment), unit)
    }
  })
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
  const { columns } = ledger
  const { settled, usd } = columns.column
  const openingOf = (id: OpeningFigure['id']) => opening.find((each) => each.id === id)
  const month = opened(openingOf('fees-current-month'), dateRange('thisMonth', now))
  const year = opened(openingOf('fees-year'), yearOf(now))
  const totals = {
    month: month.amount,
    year: year.amount,
    zwl: { month: nothingConverted(), year: nothingConverted() },
    paid: Math.round((month.amount * 100) / openingRate),
  }
  scan(ledger, { merchantId }, always, (at) => {
    if (!isTakenAt(columns, at)) return
    const when = settled[at] ?? 0
    const fee = feeInUsd(columns, at)
    const isSince = isSettledSinceSeed(columns, at)
    if (year.counts(when, isSince)) {
      totals.year += fee
      addZwl(totals.zwl.year, columns, at, 'fee')
    }
    if (!month.counts(when, isSince)) return
    totals.month += fee
    addZwl(totals.zwl.month, columns, at, 'fee')
    totals.paid += usd[at] ?? 0
  })
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
 * Returns the fees of the payments at some positions, by method and currency, in the order of the
 * methods. REP-1.
 */
export function foundFees({ columns }: Ledger, positions: Uint32Array): FoundFees[] {
  const { column } = columns
  const totals = paymentMethodIds.flatMap((method) =>
    currencies.map((currency) => ({ method, currency, payments: 0, taken: 0, fees: 0 })),
  )
  for (const at of positions) {
    const total = totals[(column.method[at] ?? 0) * currencies.length + (column.currency[at] ?? 0)]
    if (!total) continue
    total.payments += 1
    total.taken += column.amount[at] ?? 0
    total.fees += column.fee[at] ?? 0
  }
  return totals.filter(({ payments }) => payments > 0)
}
