import type { Ledger } from '../../ledger/load-ledger.ts'
import { isRefundAt, isTakenAt, scan, type Subject } from '../../ledger/scan.ts'
import { compared, type Figure } from './compared.ts'

/** What customers paid, less what went back to them, in minor units of USD. Spec §2 Dashboard home. */
export function totalRevenue(ledger: Ledger, subject: Subject, now: Date): Figure {
  const { columns } = ledger
  const { usd } = columns.column
  return compared(now, (period) => {
    let sum = 0
    scan(ledger, subject, period, (at) => {
      if (isTakenAt(columns, at)) sum += usd[at] ?? 0
      else if (isRefundAt(columns, at)) sum -= usd[at] ?? 0
    })
    return sum
  })
}
