import { dayText, momentOn } from '#db/days.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Currency } from '#db/money.ts'
import { amountText } from '#src/rules/amount.ts'

/** A line's field values; `key` identifies it wherever it is moved. */
export interface TypedLine {
  key: string
  description: string
  quantity: string
  unitPrice: string
}

/** An invoice's field values. */
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

export function emptyLine(): TypedLine {
  made += 1
  return { key: `${Date.now()}-${made}`, description: '', quantity: '1', unitPrice: '' }
}

/** Constant, so that a form that starts with it counts as unchanged. */
const firstLine: TypedLine = { key: 'first', description: '', quantity: '1', unitPrice: '' }

/** Returns whether a line is blank; blank lines are not saved. */
export const isEmptyLine = ({ description, unitPrice }: TypedLine): boolean =>
  description.trim() === '' && unitPrice.trim() === ''

/** The default payment term in days. */
const usualDays = 14

/** Returns the form's initial values: the draft's, or blank ones. */
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
