import { startOfMonth } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan, type Subject } from '../../ledger/scan.ts'

export interface MonthTotal {
  /** Midnight at its start in the device's zone, in milliseconds. */
  month: number
  /** What customers paid, in minor units of USD. */
  amount: number
  payments: number
}

/** What customers paid in each of the last calendar months, oldest first, the present one last. Spec §2 Merchants. */
export function monthlyTotals(
  ledger: Ledger,
  subject: Subject,
  now: Date,
  months = 6,
): MonthTotal[] {
  const { columns } = ledger
  const { date, usd } = columns.column
  const starts = Array.from({ length: months }, (_, at) =>
    startOfMonth(now, at - months + 1).getTime(),
  )
  const totals = starts.map((month) => ({ month, amount: 0, payments: 0 }))
  const before = startOfMonth(now, 1).getTime()
  scan(ledger, subject, { from: starts[0] ?? 0, before }, (at) => {
    if (!isTakenAt(columns, at)) return
    const total = totals[starts.findLastIndex((start) => start <= (date[at] ?? 0))]
    if (!total) return
    total.amount += usd[at] ?? 0
    total.payments += 1
  })
  return totals
}
