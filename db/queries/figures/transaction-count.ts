import type { Ledger } from '../../ledger/load-ledger.ts'
import { scan, type Subject } from '../../ledger/scan.ts'
import { compared, type Figure } from './compared.ts'

/** How many transactions of every type and status there were. Spec §2 Dashboard home. */
export function transactionCount(ledger: Ledger, subject: Subject, now: Date): Figure {
  return compared(now, (period) => {
    let count = 0
    scan(ledger, subject, period, () => {
      count += 1
    })
    return count
  })
}
