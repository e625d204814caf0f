import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { startOfDay } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { type Ledger, type LedgerRow, rowsIn, type Subject } from '../ledger/rows.ts'
import { addZwl, type ConvertedPart, inUsd, nothingConverted } from '../money.ts'
import { feeInUsd, hasSucceeded, isPaidOut, isRefund, isTaken } from './rules.ts'

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
  now: Record<FlowPart, number>
  /** The ZWL in each of them. */
  zwl: Record<FlowPart, ConvertedPart>
  /** The previous range, up to the same time of its last day, and the ZWL in it. */
  before: Flow & { zwl: Record<keyof Flow, ConvertedPart> }
}

/** What comes in, what goes out, and what that consists of. */
type FlowPart = keyof Flow | 'refunds' | 'payouts' | 'fees'

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

/** What a row lets flow: amounts in minor units of its currency, and of USD. */
interface Flowing {
  part: Exclude<FlowPart, 'out'>
  amount: number
  usd: number
}

/** Returns what a row lets in and out. */
function flowsOf(row: LedgerRow): Flowing[] {
  const { amount, usd, fee } = row
  if (isTaken(row))
    return [
      { part: 'in', amount, usd },
      { part: 'fees', amount: fee, usd: feeInUsd(row) },
    ]
  if (isRefund(row)) return [{ part: 'refunds', amount, usd }]
  if (isPaidOut(row))
    return [
      { part: 'payouts', amount: amount - fee, usd: inUsd(amount - fee, row.currency) },
      { part: 'fees', amount: fee, usd: feeInUsd(row) },
    ]
  return row.type === 'adjustment' && hasSucceeded(row) ? [{ part: 'in', amount, usd }] : []
}

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
  const totals: MoneyFlow['now'] = { in: 0, out: 0, refunds: 0, payouts: 0, fees: 0 }
  const zwl: MoneyFlow['zwl'] = {
    in: nothingConverted(),
    out: nothingConverted(),
    refunds: nothingConverted(),
    payouts: nothingConverted(),
    fees: nothingConverted(),
  }
  const before = { in: 0, out: 0, zwl: { in: nothingConverted(), out: nothingConverted() } }
  const earlier = {
    from: rangeBefore(range, first).getTime(),
    to: rangeBefore(range, now).getTime(),
  }
  let step = 0
  for (const row of rowsIn(ledger, { from: earlier.from, before: now.getTime() + 1 }, subject)) {
    const { instant, currency } = row
    const isEarlier = instant < first.getTime()
    if (isEarlier && instant > earlier.to) continue
    // The rows are oldest first.
    while (!isEarlier && instant >= (midnights[step + 1] ?? Infinity)) step += 1
    for (const { part, amount, usd } of flowsOf(row)) {
      const way = part === 'in' ? 'in' : 'out'
      if (isEarlier) {
        before[way] += usd
        addZwl(before.zwl[way], amount, currency)
        continue
      }
      totals[way] += usd
      addZwl(zwl[way], amount, currency)
      if (part !== 'in') {
        totals[part] += usd
        addZwl(zwl[part], amount, currency)
      }
      const own = steps[step]
      if (!own) continue
      own[way] += usd
      if (part === 'payouts') own.payouts += usd
    }
  }
  return { steps, now: totals, zwl, before }
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
