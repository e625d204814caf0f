import type { Ledger } from '../../ledger/load-ledger.ts'
import { currencies, type Currency } from '../../model/money.ts'

export interface CustomerTotal {
  customer: string
  payments: number
  /** What was paid in each currency, in its minor units. */
  paid: Record<Currency, number>
  /** What was paid in minor units of USD. */
  usd: number
  /** The last payment, in milliseconds. */
  last: number
}

/**
 * What each customer paid by the payments at some positions, the one who paid most first, in USD at the sample rate.
 * Spec §2 Reports.
 */
export function customerTotals({ columns }: Ledger, positions: Uint32Array): CustomerTotal[] {
  const { column, customers } = columns
  const totals = new Map<number, CustomerTotal>()
  for (const at of positions) {
    const code = column.customer[at] ?? 0
    let total = totals.get(code)
    if (!total) {
      const customer = customers.names[code] ?? ''
      total = { customer, payments: 0, paid: { USD: 0, ZWL: 0 }, usd: 0, last: 0 }
      totals.set(code, total)
    }
    total.payments += 1
    total.paid[currencies[column.currency[at] ?? 0] ?? 'USD'] += column.amount[at] ?? 0
    total.usd += column.usd[at] ?? 0
    total.last = Math.max(total.last, column.date[at] ?? 0)
  }
  return [...totals.values()].sort((a, b) => b.usd - a.usd || a.customer.localeCompare(b.customer))
}
