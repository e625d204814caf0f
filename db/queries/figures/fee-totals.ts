import type { Ledger } from '../../ledger/load-ledger.ts'
import { feeInUsd, isSettledSinceSeed, isTakenAt, scan } from '../../ledger/scan.ts'
import type { MerchantId } from '../../model/common.ts'
import { always, dateRange, yearOf, type Period } from '../../model/days.ts'
import { inUsd } from '../../model/money.ts'
import type { OpeningFigure } from '../../model/platform.ts'

/** What the opening's fees were of what had been paid, in percent: how much that was follows from it. Spec §9. */
const openingRate = 2.4

/** What payments cost a merchant, in minor units of USD. */
export interface FeeTotals {
  /** Fees of the calendar month, and of the year. */
  month: number
  year: number
  /** What customers paid this month. */
  paid: number
  /** The month's fees of that, in percent with two decimals; null while nothing was paid. */
  rate: number | null
}

/** A calendar stretch, and the opening figure where that is of it: it holds what the sample data has paid. */
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
 * What a merchant's payments cost this month and this year, by when they were paid: the opening figures, where they are
 * of this month and this year, and what the ledger has done since; without them, of another business or in a later
 * month, the ledger alone. A fee stays when its payment is refunded. Spec §2 Transaction Fees, §9.
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
    paid: Math.round((month.amount * 100) / openingRate),
  }
  scan(ledger, { merchantId }, always, (at) => {
    if (!isTakenAt(columns, at)) return
    const when = settled[at] ?? 0
    const fee = feeInUsd(columns, at)
    const isSince = isSettledSinceSeed(columns, at)
    if (year.counts(when, isSince)) totals.year += fee
    if (!month.counts(when, isSince)) return
    totals.month += fee
    totals.paid += usd[at] ?? 0
  })
  const rate = totals.paid === 0 ? null : Math.round((totals.month / totals.paid) * 10_000) / 100
  return { ...totals, rate }
}
