import { currentDate, currentTime } from '#db/clock.ts'
import { dayText, momentOn } from '#db/days.ts'
import type { InvoiceFields } from '#db/invoices/fields.ts'
import type { Invoice, InvoiceLine } from '#db/invoices/schemas.ts'
import type { Currency } from '#db/money.ts'
import { amountText, parsePercent, parsePrice, parseQuantity } from '#db/text/amount.ts'

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
  tin: string
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
  return { key: `${currentTime()}-${made}`, description: '', quantity: '1', unitPrice: '' }
}

/** Constant, so that a form that starts with it counts as unchanged. */
const firstLine: TypedLine = { key: 'first', description: '', quantity: '1', unitPrice: '' }

/** Returns whether a line is blank; blank lines are not saved. */
export const isEmptyLine = ({ description, unitPrice }: TypedLine): boolean =>
  description.trim() === '' && unitPrice.trim() === ''

/** The default payment term in days. */
const usualDays = 14

/** Returns the form's initial values: the draft's, or blank ones. */
export function startInvoice(draft: Invoice | null, now = currentDate()): TypedInvoice {
  if (!draft)
    return {
      customerName: '',
      email: '',
      phone: '',
      tin: '',
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
    tin: customer.tin ?? '',
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

/** Parses a quantity into thousandths; null if invalid. */
function readQuantity(text: string): number | null {
  const { thousandths = 0 } = parseQuantity(text)
  return thousandths <= 0 || thousandths > 1_000_000_000 ? null : thousandths
}

/** Returns why a typed figure at a path of the form can't be read; undefined if it can, if it is empty or a percentage. */
export function figureProblem(
  { lines, discount, discountKind, currency }: TypedInvoice,
  [name, at, entry]: readonly unknown[],
): string | undefined {
  const line = name === 'lines' ? lines[Number(at)] : undefined
  if (line && entry === 'quantity' && line.quantity.trim() !== '')
    return parseQuantity(line.quantity).error
  const price =
    line && entry === 'unitPrice'
      ? line.unitPrice
      : name === 'discount' && discountKind === 'amount'
        ? discount
        : ''
  return price.trim() === '' ? undefined : parsePrice(price, currency).error
}

/** Parses a percentage from 0 to 100 with at most two decimals; empty is 0, invalid is null. */
function readPercent(text: string): number | null {
  if (text.trim() === '') return 0
  const { percent = -1 } = parsePercent(text)
  return percent < 0 || percent > 100 ? null : percent
}

const isOneNumber = (text: string, read: (typed: string) => number | null) =>
  text.trim() === '' || read(text) !== null

/** Returns whether a line has a figure that can't be read, so that it has no total yet. */
export const isUnclearLine = ({ quantity, unitPrice }: TypedLine, currency: Currency): boolean =>
  !isOneNumber(quantity, (text) => parseQuantity(text).thousandths ?? null) ||
  !isOneNumber(unitPrice, (text) => parsePrice(text, currency).minor ?? null)

/** Returns whether any figure can't be read, so that the invoice has no total yet. */
export function isUnclear(typed: TypedInvoice): boolean {
  const { lines, discountKind, discount, taxPercent, currency } = typed
  const readAmount = (text: string) => parsePrice(text, currency).minor ?? null
  return (
    lines.some((line) => isUnclearLine(line, currency)) ||
    !isOneNumber(taxPercent, readPercent) ||
    (discountKind !== 'none' &&
      !isOneNumber(discount, discountKind === 'percent' ? readPercent : readAmount))
  )
}

function readDiscount(
  { discountKind, discount, currency }: TypedInvoice,
  invalid: number,
): Invoice['discount'] {
  if (discountKind === 'none') return null
  if (discountKind === 'percent')
    return { kind: 'percent', percent: readPercent(discount) ?? invalid }
  return { kind: 'amount', amount: parsePrice(discount, currency).minor ?? invalid }
}

/** Parses one typed line; figures that can't be read become `invalid`. */
export const readLine = (
  { description, quantity, unitPrice }: TypedLine,
  currency: Currency,
  invalid = 0,
): InvoiceLine => ({
  description: description.trim(),
  quantity: readQuantity(quantity) ?? invalid,
  unitPrice: parsePrice(unitPrice, currency).minor ?? invalid,
})

/**
 * Parses the typed values. Figures that can't be read become `invalid`: 0 lets totals show while typing, and NaN is
 * refused by the schema.
 */
export function readInvoice(typed: TypedInvoice, invalid = 0): InvoiceFields {
  const { customerName, email, phone, tin, currency, dueDate, taxPercent, notes } = typed
  return {
    customer: {
      name: customerName.trim(),
      email: email.trim(),
      phone: phone.trim(),
      ...(tin.trim() && { tin: tin.trim() }),
    },
    lines: typed.lines
      .filter((line) => !isEmptyLine(line))
      .map((line) => readLine(line, currency, invalid)),
    discount: readDiscount(typed, invalid),
    taxPercent: readPercent(taxPercent) ?? invalid,
    currency,
    dueDate,
    notes: notes.trim(),
  }
}
