import type { Ledger } from '../../ledger/load-ledger.ts'
import { codeOf, scan } from '../../ledger/scan.ts'
import type { MerchantId } from '../../model/common.ts'
import { always, startOfDay, type Period } from '../../model/days.ts'
import { currencies, inUsd } from '../../model/money.ts'
import type { OpeningFigure } from '../../model/platform.ts'

/** What came into a balance and went out of it, in minor units of USD. */
export interface Settlement {
  opening: number
  payments: number
  refunds: number
  fees: number
  payouts: number
  adjustments: number
  /** Opening, and payments and adjustments less refunds, fees and payouts. */
  closing: number
}

export interface SettlementDay extends Settlement {
  /** Midnight at its start in the device's zone, or the start of the period, in milliseconds. */
  day: number
}

type Kind = Exclude<keyof Settlement, 'opening' | 'closing'>

/** Which way each moves the balance. */
const signs: Record<Kind, 1 | -1> = {
  payments: 1,
  refunds: -1,
  fees: -1,
  payouts: -1,
  adjustments: 1,
}
const kinds = Object.keys(signs) as Kind[]

/**
 * Calls back with each movement of a merchant's balance: a payment and its fee when it succeeds, a refund and a payout
 * when it is asked for, and a payout that came back once more, the other way. As `balances` counts.
 */
function eachMovement(
  ledger: Ledger,
  merchantId: MerchantId,
  see: (kind: Kind, usd: number, instant: number) => void,
): void {
  const { column } = ledger.columns
  scan(ledger, { merchantId }, always, (at) => {
    const status = column.status[at]
    const isPaid = status === codeOf.successful || status === codeOf.refunded
    const isPending = status === codeOf.pending
    const date = column.date[at] ?? 0
    const settled = column.settled[at] ?? 0
    const usd = column.usd[at] ?? 0
    const type = column.type[at]
    if (type === codeOf.payment) {
      if (!isPaid) return
      see('payments', usd, settled)
      see(
        'fees',
        inUsd(column.fee[at] ?? 0, currencies[column.currency[at] ?? 0] ?? 'USD'),
        settled,
      )
    } else if (type === codeOf.refund) {
      if (isPaid) see('refunds', usd, date)
    } else if (type === codeOf.payout) {
      see('payouts', usd, date)
      if (!isPaid && !isPending) see('payouts', -usd, settled)
    } else if (isPaid) see('adjustments', usd, settled)
  })
}

/** Where each day of a period begins, the first perhaps within its day. */
function startsOf({ from, before }: Period): number[] {
  const starts: number[] = []
  for (let day = from; day < before; day = startOfDay(new Date(day), 1)) starts.push(day)
  return starts
}

/** How many of some ascending numbers are not above another. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

const nothing = () => ({ payments: 0, refunds: 0, fees: 0, payouts: 0, adjustments: 0 })

/**
 * How a merchant's balance came about in a period, day by day and as a whole: each day opens with what the one before
 * it closed with, and days on which nothing moved are left out. The opening figures hold everything up to `since`;
 * without them, of a business of its own making, the balance begins at nothing. In minor units of USD. Spec §2 Reports.
 */
export function settlementDays(
  ledger: Ledger,
  merchantId: MerchantId,
  opening: readonly OpeningFigure[],
  period: Period,
): { days: SettlementDay[]; whole: Settlement } {
  const figure = opening.find(({ id }) => id === 'balance-available')
  const since = figure ? Date.parse(figure.since) : -Infinity
  // No day before the first movement: a range may begin in the year 202.
  let first = period.before
  eachMovement(ledger, merchantId, (_kind, _usd, instant) => {
    first = Math.min(first, instant)
  })
  const starts = startsOf({ ...period, from: Math.max(period.from, startOfDay(new Date(first))) })
  const days = starts.map((day) => ({ day, moved: false, ...nothing() }))
  const sums = nothing()
  let balance = figure ? inUsd(figure.amount, figure.currency) : 0
  eachMovement(ledger, merchantId, (kind, usd, instant) => {
    // From the moment of the opening figure on to the beginning of the period, or back to it.
    if (instant > since && instant < period.from) balance += signs[kind] * usd
    if (instant <= since && instant >= period.from) balance -= signs[kind] * usd
    const day = instant < period.before ? days[countUpTo(starts, instant) - 1] : undefined
    if (!day) return
    day[kind] += usd
    day.moved = true
    sums[kind] += usd
  })
  const closed = (first: number, moves: Record<Kind, number>) =>
    kinds.reduce((sum, kind) => sum + signs[kind] * moves[kind], first)
  const whole = { opening: balance, ...sums, closing: closed(balance, sums) }
  const listed = days
    .filter(({ moved }) => moved)
    .map(({ moved: _moved, ...day }) => {
      const row = { ...day, opening: balance, closing: closed(balance, day) }
      balance = row.closing
      return row
    })
  return { days: listed, whole }
}
