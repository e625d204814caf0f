import type { MerchantId } from '../common.ts'
import { always, type Period, startOfDay } from '../days.ts'
import type { Dispute } from '../disputes/schemas.ts'
import { type Ledger, rowsIn } from '../ledger/rows.ts'
import { byCurrency, type Currency } from '../money.ts'
import { isTaken } from '../payments/rules.ts'
import { type Movement, type MovementKind, movementsOf } from './movements.ts'

/** The money into and out of a balance, in minor units of its currency. */
export interface Settlement {
  opening: number
  payments: number
  refunds: number
  fees: number
  payouts: number
  adjustments: number
  /** Newly held for disputes, less releases. */
  held: number
  /** Opening balance plus payments and adjustments, less refunds, fees, payouts and holds. */
  closing: number
}

/** A day of both balances. */
export interface SettlementDay extends Record<Currency, Settlement> {
  /**
   * The midnight that starts it in the device's zone, or the start of the period, in milliseconds.
   */
  day: number
}

type Kind = MovementKind | 'held'

/** The sign of each kind in the balance. */
const signs: Record<Kind, 1 | -1> = {
  payments: 1,
  refunds: -1,
  fees: -1,
  payouts: -1,
  adjustments: 1,
  held: -1,
}
const kinds = Object.keys(signs) as Kind[]

type Moved = Omit<Movement, 'kind'> & { kind: Kind }

/** Returns the holds and releases of a merchant's disputed money. */
function holdsOf(disputes: readonly Dispute[], merchantId: MerchantId): Moved[] {
  return disputes
    .filter((dispute) => dispute.merchantId === merchantId)
    .flatMap(({ amount, currency, openedAt, decidedAt }) => {
      const hold = { kind: 'held', currency } as const
      const held: Moved = { ...hold, amount: -amount, instant: Date.parse(openedAt) }
      if (decidedAt === undefined) return [held]
      return [held, { ...hold, amount, instant: Date.parse(decidedAt) }]
    })
}

const nothing = () => ({ payments: 0, refunds: 0, fees: 0, payouts: 0, adjustments: 0, held: 0 })
type Sums = ReturnType<typeof nothing>
type BothSums = Record<Currency, Sums>

/**
 * Returns a function that gives the sums of an instant's day; the first day of a period may be
 * partial.
 */
function dayBook({ from }: Period) {
  const days = new Map<number, BothSums>()
  // Most movements are on the same day as the previous one, so midnight is computed once a day.
  let [start, end] = [Infinity, -Infinity]
  const sumsOf = (instant: number): BothSums => {
    if (instant < start || instant >= end)
      [start, end] = [startOfDay(new Date(instant)), startOfDay(new Date(instant), 1)]
    const day = Math.max(start, from)
    const sums = days.get(day) ?? byCurrency(nothing)
    days.set(day, sums)
    return sums
  }
  return { days, sumsOf }
}

/** Returns what sums make of an opening balance. */
const settled = (opening: number, sums: Sums): Settlement => ({
  opening,
  ...sums,
  closing: kinds.reduce((sum, kind) => sum + signs[kind] * sums[kind], opening),
})

/**
 * Computes how a merchant's two balances developed in a period, by day and overall; days open with the
 * previous closing balances and days without movement are omitted. REP-1.
 */
export function settlementDays(
  ledger: Ledger,
  merchantId: MerchantId,
  disputes: readonly Dispute[],
  period: Period,
): { days: SettlementDay[]; whole: Record<Currency, Settlement> } {
  const { days, sumsOf } = dayBook(period)
  const sums = byCurrency(nothing)
  const balance = byCurrency(() => 0)
  const moves = [
    ...rowsIn(ledger, always, { merchantId }).flatMap(movementsOf),
    ...holdsOf(disputes, merchantId),
  ]
  for (const { kind, amount, currency, instant } of moves) {
    if (instant < period.from) balance[currency] += amount
    if (instant < period.from || instant >= period.before) continue
    sumsOf(instant)[currency][kind] += signs[kind] * amount
    sums[currency][kind] += signs[kind] * amount
  }
  const whole = byCurrency((currency) => settled(balance[currency], sums[currency]))
  const listed = [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, own]) => {
      const both = byCurrency((currency) => settled(balance[currency], own[currency]))
      balance.USD = both.USD.closing
      balance.ZWL = both.ZWL.closing
      return { day, ...both }
    })
  return { days: listed, whole }
}

/** What is between the payments of a period by the day they were made and by the day they settled, in minor units. */
export interface SettlementBridge {
  /** Made in the period. */
  made: number
  /** The part of `made` that settles after it. */
  settlesLater: number
  /** Settled in the period, but made before it. */
  madeBefore: number
  /** Settled in the period: `made` less `settlesLater`, plus `madeBefore`. */
  settled: number
}

/** Returns how the payments of a period become what settled in it, in both balances. REP-1. */
export function settlementBridge(
  ledger: Ledger,
  merchantId: MerchantId,
  { from, before }: Period,
): Record<Currency, SettlementBridge> {
  const both = byCurrency(() => ({ made: 0, settlesLater: 0, madeBefore: 0, settled: 0 }))
  for (const row of rowsIn(ledger, { from: -Infinity, before }, { merchantId })) {
    if (!isTaken(row)) continue
    const { amount, currency, instant, available } = row
    const bridge = both[currency]
    const isMade = instant >= from
    const isSettled = available >= from && available < before
    if (isMade) bridge.made += amount
    if (isMade && available >= before) bridge.settlesLater += amount
    if (isSettled && !isMade) bridge.madeBefore += amount
    if (isSettled) bridge.settled += amount
  }
  return both
}
