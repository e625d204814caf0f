import { dayText, momentOn } from '#db/days.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Currency } from '#db/money.ts'
import { amountText } from '#src/rules/amount.ts'

/** A line as it stands in its fields; `key` stays with it wherever it goes. */
export interface TypedLine {
  key: string
  description: string
  quantity: string
  unitPrice: string
}

/** An invoice as it stands in its fields. */
export interface TypedInvoice {
  customerName: string
  email: string
  phone: string
  currency: Currency
  dueDate: string
  lines: TypedLine[]
  discountKind: 'none' | 'percent' | 'amount'
  discount: string
  taxPercent: string
  notes: string
}

let made = 0

/** A line that nothing is typed in yet. */
export function emptyLine(): TypedLine {
  made += 1
  return { key: `${Date.now()}-${made}`, description: '', quantity: '1', unitPrice: '' }
}

/** Always the same, so that a form which begins with it begins as before. */
const firstLine: TypedLine = { key: 'first', description: '', quantity: '1', unitPrice: '' }

/** Whether nothing was typed in a line: it is not saved. */
export const isEmptyLine = ({ description, unitPrice }: TypedLine): boolean =>
  description.trim() === '' && unitPrice.trim() === ''

/** How many days a new invoice gives. */
const usualDays = 14

/** How the form begins: as the draft is, or empty for a new one. */
export function startInvoice(draft: Invoice | null, now = new Date()): TypedInvoice {
  if (!draft)
    return {
      customerName: '',
      email: '',
      phone: '',
      currency: 'USD',
      dueDate: dayText(momentOn(now, usualDays)),
      lines: [firstLine],
      discountKind: 'none',
      discount: '',
      taxPercent: '',
      notes: '',
    }
  const { customer, currency, dueDate, lines, discount, taxPercent, notes } = draft
  const typed = lines.map(({ description, quantity, unitPrice }, at) => ({
    key: `saved-${at}`,
    description,
    quantity: String(quantity / 1_000),
    unitPrice: amountText(unitPrice),
  }))
  return {
    customerName: customer.name,
    email: customer.email,
    phone: customer.phone,
    currency,
    dueDate,
    lines: typed.length > 0 ? typed : [firstLine],
    discountKind: discount?.kind ?? 'none',
    discount:
      discount === null
        ? ''
        : discount.kind === 'percent'
          ? String(discount.percent)
          : amountText(discount.amount),
    taxPercent: taxPercent === 0 ? '' : String(taxPercent),
    notes,
  }
}
