import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { startOfDay } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { type Ledger, rowsIn, type Subject } from '../ledger/rows.ts'
import { addZwl, type ConvertedPart, nothingConverted } from '../money.ts'
import { feeInUsd, isPaidOut, isRefund, isTaken } from './rules.ts'

export const flowRanges = ['7', '30', '90', 'year'] as const
export type FlowRange = (typeof flowRanges)[number]

/** Money that came in and went out, in minor units of USD. */
interface Flow {
  /** Customers' payments, and adjustments in the business's favor. */
  in: number
  /** Refunds, payouts and fees. */
  out: number
}

/**
 * The flow of a range of days, including the last; both are the midnights that start them, in
 * milliseconds.
 */
export interface FlowStep extends Flow {
  from: number
  to: number
  /** The part of `out` that was paid out, far larger than what leaves on other days. */
  payouts: number
}

export interface MoneyFlow {
  /** Days, weeks or months, oldest first, ending today. */
  steps: FlowStep[]
  now: Flow & { refunds: number; payouts: number; fees: number }
  /** The ZWL in the range's money in and money out. */
  zwl: { in: ConvertedPart; out: ConvertedPart }
  /** The previous range, up to the same time of its last day. */
  before: Flow
}

/**
 * Returns the start of each step, followed by the start of tomorrow: 7 or 30 days, 90 days in weeks
 * of which the first has 6 days, or 12 months.
 */
function stepsOf(range: FlowRange, now: Date): Date[] {
  const tomorrow = new Date(startOfDay(now, 1))
  switch (range) {
    case '7':
    case '30':
      return ends(Number(range), (back) => addDays(tomorrow, -back))
    case '90':
      return ends(13, (back) => addDays(tomorrow, -Math.min(90, back * 7)))
    case 'year':
      return ends(12, (back) => addMonths(tomorrow, -back))
  }
}

const ends = (count: number, at: (back: number) => Date): Date[] =>
  Array.from({ length: count + 1 }, (_, index) => at(count - index))

/** Returns the same instant one range earlier. */
const rangeBefore = (range: FlowRange, instant: Date): Date =>
  range === 'year' ? addMonths(instant, -12) : addDays(instant, -Number(range))

/**
 * Computes money in and out for a range up to now, step by step, and for the range before, in one
 * scan. Payouts count once paid. In minus out is the change in the balance. HOME-1.
 */
export function moneyFlow(
  ledger: Ledger,
  subject: Subject,
  now: Date,
  range: FlowRange,
): MoneyFlow {
  const starts = stepsOf(range, now)
  const midnights = starts.map((start) => start.getTime())
  const steps: FlowStep[] = starts.slice(0, -1).map((start, at) => ({
    from: start.getTime(),
    to: addDays(starts[at + 1] ?? start, -1).getTime(),
    in: 0,
    out: 0,
    payouts: 0,
  }))
  const first = starts[0] ?? now
  const parts = { in: 0, refunds: 0, payouts: 0, fees: 0 }
  const zwl = { in: nothingConverted(), out: nothingConverted() }
  const before: Flow = { in: 0, out: 0 }
  const earlier = {
    from: rangeBefore(range, first).getTime(),
    to: rangeBefore(range, now).getTime(),
  }
  let step = 0
  for (const row of rowsIn(ledger, { from: earlier.from, before: now.getTime() + 1 }, subject)) {
    const { usd, instant, currency } = row
    const taken = isTaken(row)
    const isIncome = taken || (row.type === 'adjustment' && row.status === 'successful')
    const fee = taken ? feeInUsd(row) : 0
    const refund = isRefund(row) ? usd : 0
    const payout = isPaidOut(row) ? usd : 0
    const income = isIncome ? usd : 0
    const out = refund + payout + fee
    if (instant < first.getTime()) {
      if (instant > earlier.to) continue
      before.in += income
      before.out += out
      continue
    }
    // The rows are oldest first.
    while (instant >= (midnights[step + 1] ?? Infinity)) step += 1
    const own = steps[step]
    if (!own) continue
    own.in += income
    own.out += out
    own.payouts += payout
    parts.in += income
    parts.refunds += refund
    parts.payouts += payout
    parts.fees += fee
    if (isIncome) addZwl(zwl.in, row.amount, currency)
    if (isRefund(row) || isPaidOut(row)) addZwl(zwl.out, row.amount, currency)
    if (taken) addZwl(zwl.out, row.fee, currency)
  }
  return {
    steps,
    now: { ...parts, out: parts.refunds + parts.payouts + parts.fees },
    zwl,
    before,
  }
}

/** Returns a merchant's money in and out for a range up to an instant. HOME-1. */
export async function getMoneyFlow(
  db: PaidDatabase,
  merchantId: MerchantId,
  range: FlowRange,
  now = currentDate(),
): Promise<MoneyFlow> {
  return moneyFlow(await loadLedger(db), { merchantId }, now, range)
}
