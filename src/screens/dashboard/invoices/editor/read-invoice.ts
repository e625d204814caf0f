import type { Invoice, InvoiceFields, InvoiceLine } from '#db/invoices/schemas.ts'
import { hundredths, parseAmount, parseDecimal } from '#src/rules/amount.ts'
import { isEmptyLine, type TypedInvoice, type TypedLine } from './typed-invoice.ts'

/** Parses a quantity into thousandths; null if invalid. */
function readQuantity(text: string): number | null {
  const quantity = parseDecimal(text, 3)
  return quantity === null || quantity === 0 || quantity > 1_000_000_000 ? null : quantity
}

/** Parses a price, which may be 0, into minor units; null if invalid. */
function readPrice(text: string): number | null {
  const typed = parseAmount(text)
  if (typed.error === undefined) return typed.minor
  return parseDecimal(text, 2) === 0 ? 0 : null
}

/** Parses a percentage from 0 to 100 with at most two decimals; empty is 0, invalid is null. */
function readPercent(text: string): number | null {
  if (text.trim() === '') return 0
  const percent = parseDecimal(text, 2)
  return percent === null || percent > hundredths('100') ? null : percent / 100
}

function readDiscount(
  { discountKind, discount }: TypedInvoice,
  invalid: number,
): Invoice['discount'] {
  if (discountKind === 'none') return null
  if (discountKind === 'percent')
    return { kind: 'percent', percent: readPercent(discount) ?? invalid }
  return { kind: 'amount', amount: readPrice(discount) ?? invalid }
}

/** Parses one typed line; figures that can't be read become `invalid`. */
export const readLine = (
  { description, quantity, unitPrice }: TypedLine,
  invalid = 0,
): InvoiceLine => ({
  description: description.trim(),
  quantity: readQuantity(quantity) ?? invalid,
  unitPrice: readPrice(unitPrice) ?? invalid,
})

/**
 * Parses the typed values. Figures that can't be read become `invalid`: 0 lets totals show while typing, and NaN is
 * refused by the schema.
 */
export function readInvoice(typed: TypedInvoice, invalid = 0): InvoiceFields {
  const { customerName, email, phone, currency, dueDate, taxPercent, notes } = typed
  return {
    customer: { name: customerName.trim(), email: email.trim(), phone: phone.trim() },
    lines: typed.lines.filter((line) => !isEmptyLine(line)).map((line) => readLine(line, invalid)),
    discount: readDiscount(typed, invalid),
    taxPercent: readPercent(taxPercent) ?? invalid,
    currency,
    dueDate,
    notes: notes.trim(),
  }
}
