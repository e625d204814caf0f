import type { MerchantId } from '../common.ts'
import { always, type Period, startOfDay } from '../days.ts'
import type { Dispute } from '../disputes/schemas.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { codeOf, feeInUsd, isEnteredSinceSeed, isSettledSinceSeed, scan } from '../ledger/scan.ts'
import { inUsd } from '../money.ts'
import type { OpeningFigure } from '../settings/schemas.ts'

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

type Kind = Exclude<keyof Settlement, 'opening' | 'closing'>

/** The sign of each movement. */
const signs: Record<Kind, 1 | -1> = {
  payments: 1,
  refunds: -1,
  fees: -1,
  payouts: -1,
  adjustments: 1,
  held: -1,
}
const kinds = Object.keys(signs) as Kind[]

/**
 * One movement of a balance: its instant, and whether it came after seeding, regardless of the
 * clock.
 */
interface Movement {
  kind: Kind
  usd: number
  instant: number
  isSinceSeed: boolean
}

/**
 * Calls back with each movement of a merchant's balance: a payment and its fee when it succeeds, a
 * refund and a payout when requested, and again with the opposite sign for a payout that comes
 * back. Consistent with `balances`.
 */
function eachMovement(
  ledger: Ledger,
  merchantId: MerchantId,
  see: (movement: Movement) => void,
): void {
  const { columns } = ledger
  const { column } = columns
  scan(ledger, { merchantId }, always, (at) => {
    const status = column.status[at]
    const isPaid = status === codeOf.successful || status === codeOf.refunded
    const usd = column.usd[at] ?? 0
    const type = column.type[at]
    const asked = {
      instant: column.date[at] ?? 0,
      isSinceSeed: isEnteredSinceSeed(columns, at),
    }
    const settled = {
      instant: column.settled[at] ?? 0,
      isSinceSeed: isSettledSinceSeed(columns, at),
    }
    if (type === codeOf.payment) {
      if (!isPaid) return
      see({ kind: 'payments', usd, ...settled })
      see({ kind: 'fees', usd: feeInUsd(columns, at), ...settled })
    } else if (type === codeOf.refund) {
      if (isPaid) see({ kind: 'refunds', usd, ...asked })
    } else if (type === codeOf.payout) {
      see({ kind: 'payouts', usd, ...asked })
      if (status === codeOf.failed) see({ kind: 'payouts', usd: -usd, ...settled })
    } else if (isPaid) see({ kind: 'adjustments', usd, ...settled })
  })
}

/**
 * Calls back with each hold and release of disputed money; the opening figures never include holds.
 */
function eachHold(
  disputes: readonly Dispute[],
  merchantId: MerchantId,
  see: (movement: Movement) => void,
): void {
  for (const dispute of disputes) {
    if (dispute.merchantId !== merchantId) continue
    const usd = inUsd(dispute.amount, dispute.currency)
    const hold = { kind: 'held', isSinceSeed: true } as const
    see({ ...hold, usd, instant: Date.parse(dispute.openedAt) })
    if (dispute.decidedAt !== undefined)
      see({ ...hold, usd: -usd, instant: Date.parse(dispute.decidedAt) })
  }
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
  const count = ({ kind, usd, instant, isSinceSeed }: Movement) => {
    const isIncluded = figure !== undefined && !isSinceSeed
    // Moves from the opening figure forward, or back, to the start of the period.
    if (!isIncluded && instant < period.from) balance += signs[kind] * usd
    if (isIncluded && instant >= period.from) balance -= signs[kind] * usd
    if (instant < period.from || instant >= period.before) return
    sumsOf(instant)[kind] += usd
    sums[kind] += usd
  }
  eachMovement(ledger, merchantId, count)
  eachHold(disputes, merchantId, count)
  const closed = (first: number, moves: Sums) =>
    kinds.reduce((sum, kind) => sum + signs[kind] * moves[kind], first)
  const whole = { opening: balance, ...sums, closing: closed(balance, sums) }
  const listed = [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, moves]) => {
      const row = { day, ...moves, opening: balance, closing: closed(balance, moves) }
      balance = row.closing
      return row
    })
  return { days: listed, whole }
}
