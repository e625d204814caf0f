import { startOfDay } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan, type Subject } from '../../ledger/scan.ts'

export interface Takings {
  /** In minor units of USD. */
  amount: number
  payments: number
}

/** What customers paid today, in the device's zone. */
export function takenToday(ledger: Ledger, subject: Subject, now: Date): Takings {
  const { columns } = ledger
  const { usd } = columns.column
  const takings: Takings = { amount: 0, payments: 0 }
  scan(ledger, subject, { from: startOfDay(now), before: startOfDay(now, 1) }, (at) => {
    if (!isTakenAt(columns, at)) return
    takings.amount += usd[at] ?? 0
    takings.payments += 1
  })
  return takings
}
