import { daysLater, startOfDay } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan, type Subject } from '../../ledger/scan.ts'

export interface Takings {
  /** In minor units of USD. */
  amount: number
  payments: number
}

/** What customers paid today, in the device's zone. */
export const takenToday = (ledger: Ledger, subject: Subject, now: Date): Takings =>
  taken(ledger, subject, startOfDay(now), startOfDay(now, 1))

/** What customers had paid yesterday by this time of the day, in the device's zone. */
export function takenByNowYesterday(ledger: Ledger, subject: Subject, now: Date): Takings {
  return taken(ledger, subject, startOfDay(now, -1), daysLater(now, -1).getTime())
}

function taken(ledger: Ledger, subject: Subject, from: number, before: number): Takings {
  const { columns } = ledger
  const { usd } = columns.column
  const takings: Takings = { amount: 0, payments: 0 }
  scan(ledger, subject, { from, before }, (at) => {
    if (!isTakenAt(columns, at)) return
    takings.amount += usd[at] ?? 0
    takings.payments += 1
  })
  return takings
}
