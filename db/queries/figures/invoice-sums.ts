import { currencies, type Currency } from '../../model/money.ts'
import type { InvoiceListing } from './invoices-at.ts'

export const ageSpans = ['current', 'to30', 'to60', 'over60'] as const
/** How late: not yet, 1 to 30 days, 31 to 60, over 60. */
export type AgeSpan = (typeof ageSpans)[number]

/** What is owed to a merchant in one currency, in minor units of it. */
export interface InvoiceSums {
  currency: Currency
  outstanding: number
  overdue: number
  /** The outstanding by how late it is. */
  byAge: Record<AgeSpan, number>
}

/** The span of so many days past the due date; 0 where it is not past it. */
export function ageOf(daysLate: number): AgeSpan {
  if (daysLate === 0) return 'current'
  if (daysLate <= 30) return 'to30'
  return daysLate <= 60 ? 'to60' : 'over60'
}

/** What is outstanding and overdue of invoices, by currency, where there ever was an invoice in it. Spec §2 Invoices. */
export function invoiceSums(invoices: readonly InvoiceListing[]): InvoiceSums[] {
  return currencies.flatMap((currency) => {
    const own = invoices.filter((each) => each.currency === currency)
    if (own.length === 0) return []
    const byAge = { current: 0, to30: 0, to60: 0, over60: 0 }
    for (const { open, daysLate } of own) byAge[ageOf(daysLate)] += open
    const overdue = byAge.to30 + byAge.to60 + byAge.over60
    return [{ currency, outstanding: byAge.current + overdue, overdue, byAge }]
  })
}
