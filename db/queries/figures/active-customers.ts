import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan, type Subject } from '../../ledger/scan.ts'
import { compared, type Figure } from './compared.ts'

/** How many different customers paid. Spec §2 Dashboard home. */
export function activeCustomers(ledger: Ledger, subject: Subject, now: Date): Figure {
  const { columns } = ledger
  return compared(now, (period) => {
    const paid = new Uint8Array(columns.customers.names.length)
    scan(ledger, subject, period, (at) => {
      if (isTakenAt(columns, at)) paid[columns.column.customer[at] ?? 0] = 1
    })
    return paid.reduce((sum, one) => sum + one, 0)
  })
}
