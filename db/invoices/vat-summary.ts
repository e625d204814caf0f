import type { Period } from '../days.ts'
import { currencies, type Currency } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import { creditNotesOf } from './credit-notes.ts'
import { invoiceTotals } from './rules.ts'
import type { Invoice } from './schemas.ts'

/** What was invoiced at one rate of VAT in one currency, and credited of such invoices, in minor units. */
export interface VatSum {
  taxPercent: number
  currency: Currency
  invoices: number
  net: number
  vat: number
  creditNotes: number
  creditedNet: number
  creditedVat: number
}

/**
 * Sums the VAT of a period by currency and rate, the highest rate first: invoices by when they were
 * sent, credit notes by when they were issued. Drafts and void invoices count for nothing, and
 * neither do a void invoice's credit notes. INV-7.
 */
export function vatSummary(
  invoices: readonly Invoice[],
  refunds: readonly Pick<Transaction, 'id' | 'amount' | 'reference'>[],
  period: Period,
): VatSum[] {
  const isIn = (instant: string) => {
    const at = Date.parse(instant)
    return at >= period.from && at < period.before
  }
  const sums = new Map<string, VatSum>()
  const sumOf = ({ taxPercent, currency }: Invoice): VatSum => {
    const key = `${currency} ${taxPercent}`
    const nothing = { invoices: 0, net: 0, vat: 0, creditNotes: 0, creditedNet: 0, creditedVat: 0 }
    const sum = sums.get(key) ?? { taxPercent, currency, ...nothing }
    sums.set(key, sum)
    return sum
  }
  for (const invoice of invoices) {
    if (invoice.sentAt === null || invoice.voidedAt !== null) continue
    if (isIn(invoice.sentAt)) {
      const { tax, total } = invoiceTotals(invoice)
      const sum = sumOf(invoice)
      sum.invoices += 1
      sum.net += total - tax
      sum.vat += tax
    }
    for (const { issuedAt, amount, tax } of creditNotesOf(invoice, refunds)) {
      if (!isIn(issuedAt)) continue
      const sum = sumOf(invoice)
      sum.creditNotes += 1
      sum.creditedNet += amount - tax
      sum.creditedVat += tax
    }
  }
  return [...sums.values()].sort(
    (one, other) =>
      currencies.indexOf(one.currency) - currencies.indexOf(other.currency) ||
      other.taxPercent - one.taxPercent,
  )
}
