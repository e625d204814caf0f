import type { MerchantId } from '../common.ts'
import { always, type Period, startOfDay } from '../days.ts'
import type { Dispute } from '../disputes/schemas.ts'
import { type Ledger, rowsIn } from '../ledger/rows.ts'
import { inUsd } from '../money.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
import { type Movement, type MovementKind, movementsOf } from './movements.ts'

/** The money into and out of a balance, in minor units of USD. */
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

export interface SettlementDay extends Settlement {
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

/** Returns the holds and releases of a merchant's disputed money, which opening figures never include. */
function holdsOf(disputes: readonly Dispute[], merchantId: MerchantId): Moved[] {
  return disputes
    .filter((dispute) => dispute.merchantId === merchantId)
    .flatMap(({ amount, currency, openedAt, decidedAt }) => {
      const hold = { kind: 'held', currency, isSinceSeed: true } as const
      const held: Moved = { ...hold, amount: -amount, instant: Date.parse(openedAt) }
      if (decidedAt === undefined) return [held]
      return [held, { ...hold, amount, instant: Date.parse(decidedAt) }]
    })
}

const nothing = () => ({ payments: 0, refunds: 0, fees: 0, payouts: 0, adjustments: 0, held: 0 })
type Sums = ReturnType<typeof nothing>

/**
 * Returns a function that gives the sums of an instant's day; the first day of a period may be
 * partial.
 */
function dayBook({ from }: Period) {
  const days = new Map<number, Sums>()
  // Most movements are on the same day as the previous one, so midnight is computed once a day.
  let [start, end] = [Infinity, -Infinity]
  const sumsOf = (instant: number): Sums => {
    if (instant < start || instant >= end)
      [start, end] = [startOfDay(new Date(instant)), startOfDay(new Date(instant), 1)]
    const day = Math.max(start, from)
    const sums = days.get(day) ?? nothing()
    days.set(day, sums)
    return sums
  }
  return { days, sumsOf }
}

/**
 * Computes how a merchant's balance developed in a period, by day and overall; days open with the
 * previous closing balance and days without movement are omitted. Opening figures include the
 * sample data; a business without them starts at zero. In minor units of USD. REP-1.
 */
export function settlementDays(
  ledger: Ledger,
  merchantId: MerchantId,
  { opening, disputes }: { opening: readonly OpeningFigure[]; disputes: readonly Dispute[] },
  period: Period,
): { days: SettlementDay[]; whole: Settlement } {
  const figure = opening.find(({ id }) => id === 'balance-available')
  const { days, sumsOf } = dayBook(period)
  const sums = nothing()
  let balance = figure ? inUsd(figure.amount, figure.currency) : 0
  const moves = [
    ...rowsIn(ledger, always, { merchantId }).flatMap(movementsOf),
    ...holdsOf(disputes, merchantId),
  ]
  for (const { kind, amount, currency, instant, isSinceSeed } of moves) {
    const usd = inUsd(amount, currency)
    const isIncluded = figure !== undefined && !isSinceSeed
    // Moves from the opening figure forward, or back, to the start of the period.
    if (!isIncluded && instant < period.from) balance += usd
    if (isIncluded && instant >= period.from) balance -= usd
    if (instant < period.from || instant >= period.before) continue
    sumsOf(instant)[kind] += signs[kind] * usd
    sums[kind] += signs[kind] * usd
  }
  const closed = (first: number, of: Sums) =>
    kinds.reduce((sum, kind) => sum + signs[kind] * of[kind], first)
  const whole = { opening: balance, ...sums, closing: closed(balance, sums) }
  const listed = [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, own]) => {
      const row = { day, ...own, opening: balance, closing: closed(balance, own) }
      balance = row.closing
      return row
    })
  return { days: listed, whole }
}
