import type { InvoiceFields } from '#db/invoices/draft-actions.ts'
import type { Invoice, InvoiceLine } from '#db/invoices/schemas.ts'
import { hundredths, parseAmount, parseDecimal } from '#src/rules/amount.ts'
import { isEmptyLine, type TypedInvoice, type TypedLine } from './typed-invoice.ts'

/** Parses a quantity into thousandths; null if invalid. */
export function readQuantity(text: string): number | null {
  const quantity = parseDecimal(text, 3)
  return quantity === null || quantity === 0 || quantity > 1_000_000_000 ? null : quantity
}

/** Parses a price, which may be 0, into minor units; null if invalid. */
export function readPrice(text: string): number | null {
  const typed = parseAmount(text)
  if (typed.error === undefined) return typed.minor
  return parseDecimal(text, 2) === 0 ? 0 : null
}

/** Parses a percentage from 0 to 100 with at most two decimals; empty is 0, invalid is null. */
export function readPercent(text: string): number | null {
  if (text.trim() === '') return 0
  const percent = parseDecimal(text, 2)
  return percent === null || percent > hundredths('100') ? null : percent / 100
}

function readDiscount({ discountKind, discount }: TypedInvoice): Invoice['discount'] {
  if (discountKind === 'none') return null
  if (discountKind === 'percent') return { kind: 'percent', percent: readPercent(discount) ?? 0 }
  return { kind: 'amount', amount: readPrice(discount) ?? 0 }
}

const readLine = ({ description, quantity, unitPrice }: TypedLine): InvoiceLine => ({
  description: description.trim(),
  quantity: readQuantity(quantity) ?? 0,
  unitPrice: readPrice(unitPrice) ?? 0,
})

/** Parses the typed values; invalid ones count as 0, so that totals show while typing. */
export function readInvoice(typed: TypedInvoice): InvoiceFields {
  const { customerName, email, phone, currency, dueDate, taxPercent, notes } = typed
  return {
    customer: { name: customerName.trim(), email: email.trim(), phone: phone.trim() },
    lines: typed.lines.filter((line) => !isEmptyLine(line)).map(readLine),
    discount: readDiscount(typed),
    taxPercent: readPercent(taxPercent) ?? 0,
    currency,
    dueDate,
    notes: notes.trim(),
  }
}

/** Parses one line in the same way. */
export const readTypedLine = readLine
