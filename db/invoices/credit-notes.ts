import type { Act } from '../define-action.ts'
import { getPayerLanguage } from '../demo/queries.ts'
import type { Transaction } from '../payments/schemas.ts'
import { isReadable, readAsStored } from '../readable.ts'
import { tellOfCreditNote } from './messages.ts'
import { invoiceTotals, nextCreditNoteNumber } from './rules.ts'
import type { Invoice } from './schemas.ts'

/** A credit note with what it credits, in minor units of the invoice's currency. */
export interface CreditNote {
  number: string
  refundId: Transaction['id']
  issuedAt: string
  amount: number
  /** The tax within the amount. */
  tax: number
  /** As typed with the refund. */
  reason: string
}

type Taxed = Pick<Invoice, 'lines' | 'discount' | 'taxPercent'>

/** Returns the tax within the first part of an invoice's total, rounded half up. */
function taxWithin(invoice: Taxed, part: number): number {
  const { tax, total } = invoiceTotals(invoice)
  return total === 0 ? 0 : Math.floor((tax * Math.min(part, total)) / total + 0.5)
}

/**
 * Returns an invoice's credit notes with their amounts and tax, oldest first. Each has its share of
 * the invoice's tax, so that notes over the whole invoice credit exactly its tax. INV-5.
 */
export function creditNotesOf(
  invoice: Taxed & Pick<Invoice, 'creditNotes'>,
  refunds: readonly Pick<Transaction, 'id' | 'amount' | 'reference'>[],
): CreditNote[] {
  const byId = new Map(refunds.map((refund) => [refund.id, refund]))
  let credited = 0
  return invoice.creditNotes.flatMap((note) => {
    const refund = byId.get(note.refundId)
    if (!refund) return []
    const { amount, reference: reason } = refund
    const before = taxWithin(invoice, credited)
    credited += amount
    return { ...note, amount, tax: taxWithin(invoice, credited) - before, reason }
  })
}

/** Returns the numbers of credit notes that were issued on some invoices, read as they are stored. */
const numbersOn = (invoices: readonly Pick<Invoice, 'creditNotes'>[]): string[] =>
  invoices.flatMap(({ creditNotes }) =>
    Array.isArray(creditNotes) ? creditNotes.map(({ number }) => number) : [],
  )

/** The tables for issuing a credit note. */
export const creditNoteTables = [
  'invoices',
  'merchants',
  'messages',
  'transactions',
  'demoSettings',
] as const

/**
 * Issues the credit note of a refund inside the action's transaction, with the merchant's next number,
 * sends it to the customer, and adds its log entry. Does nothing for a payment without an invoice. INV-5.
 */
export async function issueCreditNote(
  act: Act<(typeof creditNoteTables)[number]>,
  refund: Transaction,
): Promise<void> {
  // Unreadable invoices still count for the numbering.
  readAsStored()
  const { merchantId, refundOf, amount, currency } = refund
  const own = await act.db.invoices.where('merchantId').equals(merchantId).toArray()
  const invoice = own.find(
    (each) => isReadable('invoices', each) && each.paymentIds.some((id) => id === refundOf),
  )
  if (!invoice) return
  const number = nextCreditNoteNumber(numbersOn(own))
  const note = { number, refundId: refund.id, issuedAt: act.now }
  await act.put('invoices', { ...invoice, creditNotes: [...invoice.creditNotes, note] })
  const [merchant, language] = await Promise.all([
    act.db.merchants.get(merchantId),
    getPayerLanguage(act.db, invoice.paymentIds),
  ])
  await tellOfCreditNote(act, invoice, {
    merchantName: merchant?.name ?? '',
    number,
    amount,
    language,
  })
  await act.log({
    action: 'Issued credit note',
    target: number,
    type: 'system',
    merchantId,
    after: { invoice: invoice.number, amount, currency },
  })
}
