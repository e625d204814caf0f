import { currency } from '../common.ts'
import * as v from 'valibot'
import { endOfNamedDay } from '../days.ts'
import { invoice as invoiceSchema, type Invoice } from '../invoices/schemas.ts'
import { invoiceTotals } from '../invoices/rules.ts'
import { maxAmount } from '../money.ts'
import { invalid } from '../define-action.ts'

/** What of an invoice a person fills in. */
export const invoiceFields = v.object({
  customer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  lines: v.array(
    v.object({ description: v.string(), quantity: v.number(), unitPrice: v.number() }),
  ),
  discount: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('percent'), percent: v.number() }),
      v.object({ kind: v.literal('amount'), amount: v.number() }),
    ]),
  ),
  taxPercent: v.number(),
  currency,
  dueDate: v.string(),
  notes: v.string(),
})
export type InvoiceFields = v.InferOutput<typeof invoiceFields>

const reasons: Partial<Record<keyof Invoice, string>> = {
  customer: 'A name, an email address and a phone number may have 200 characters each.',
  lines: 'A line needs a quantity above 0 and a price that is not below 0.',
  discount: 'The discount must be between 0 and 100 percent, or an amount.',
  taxPercent: 'The tax must be between 0 and 100 percent.',
  dueDate: 'The due date must be a day.',
  notes: 'The notes may have 2,000 characters.',
}

/** An invoice's row as it may be kept: trimmed, its total within what one amount may be. Throws `invalid`. */
export function checkInvoice(row: Invoice): Invoice {
  const { name, email, phone } = row.customer
  const parsed = v.safeParse(invoiceSchema, {
    ...row,
    customer: { name: name.trim(), email: email.trim(), phone: phone.trim() },
    lines: row.lines.map((line) => ({ ...line, description: line.description.trim() })),
    notes: row.notes.trim(),
  })
  if (!parsed.success) {
    const field = parsed.issues[0].path?.[0]?.key as keyof Invoice | undefined
    throw invalid((field && reasons[field]) ?? 'That is not an invoice that can be saved.')
  }
  const { subtotal, total } = invoiceTotals(parsed.output)
  if (Math.max(subtotal, total) > maxAmount)
    throw invalid('The total must be at most 1,000,000.00.')
  return parsed.output
}

/** Refuses with `invalid` to send what nobody could pay: to no one, for nothing, or due before today. */
export function checkSendable(invoice: Invoice, now: string): void {
  const { customer, lines, dueDate } = invoice
  if (customer.name === '') throw invalid('Enter who the invoice is for.')
  if (customer.email === '' && customer.phone === '')
    throw invalid('Enter the customer’s email address or phone number.')
  if (lines.length === 0 || lines.some(({ description }) => description === ''))
    throw invalid('Every line needs a description.')
  if (invoiceTotals(invoice).total === 0) throw invalid('The total must be above 0.')
  const end = endOfNamedDay(dueDate)
  if (!end || end.getTime() < Date.parse(now)) throw invalid('The due date must not have passed.')
}
