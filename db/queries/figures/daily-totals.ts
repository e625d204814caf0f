import { lastDays } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan, type Subject } from '../../ledger/scan.ts'

export interface DayTotal {
  /** Midnight at its start in the device's zone, in milliseconds. */
  day: number
  /** What customers paid, in minor units of USD. */
  amount: number
  payments: number
}

/** What customers paid on each of the last days, oldest first, today last. Spec §2 Dashboard home. */
export function dailyTotals(ledger: Ledger, subject: Subject, now: Date, days = 14): DayTotal[] {
  const { columns } = ledger
  const { date, usd } = columns.column
  const starts = lastDays(now, days)
  const totals = starts.slice(0, -1).map((day) => ({ day, amount: 0, payments: 0 }))
  scan(ledger, subject, { from: starts[0] ?? 0, before: starts.at(-1) ?? 0 }, (at) => {
    if (!isTakenAt(columns, at)) return
    // Days are not all of one length: where clocks change, a division would be off.
    const total = totals[starts.findLastIndex((start) => start <= (date[at] ?? 0))]
    if (!total) return
    total.amount += usd[at] ?? 0
    total.payments += 1
  })
  return totals
}
