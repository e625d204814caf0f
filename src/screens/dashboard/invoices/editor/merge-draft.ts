import { evaluate } from '@tanstack/react-form'
import type { InvoiceFields } from '#db/invoices/fields.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { clashes } from '#src/forms/changed-fields.ts'
import type { TypedInvoice } from './typed-invoice.ts'

type Part = keyof ReturnType<typeof partsOf>

/** Splits an invoice into independently editable parts; its lines are one part, and so is its discount. */
const partsOf = ({ customer, lines, discount, ...rest }: InvoiceFields) => ({
  customerName: customer.name,
  email: customer.email,
  phone: customer.phone,
  tin: customer.tin ?? '',
  lines,
  // In a list, so that it counts as one value.
  discountKind: [discount],
  ...rest,
})

const wholeOf = (parts: ReturnType<typeof partsOf>): InvoiceFields => {
  const { customerName: name, email, phone, tin, discountKind, ...rest } = parts
  const customer = { name, email, phone, ...(tin && { tin }) }
  return { ...rest, customer, discount: discountKind[0] ?? null }
}

function inWords(part: Part, fields: InvoiceFields): string {
  const { lines, discount, currency, taxPercent } = fields
  if (part === 'lines') {
    const { subtotal } = invoiceTotals(fields)
    return `${countOf(lines.length, 'line')}, ${formatMoney(subtotal, currency)}`
  }
  if (part === 'taxPercent') return `${taxPercent}%`
  if (part !== 'discountKind') return partsOf(fields)[part]
  if (discount === null) return ''
  return discount.kind === 'percent'
    ? `${discount.percent}%`
    : formatMoney(discount.amount, currency)
}

/** Returns the form field that shows a part's message. */
const fieldOf = (part: Part): string => (part === 'lines' ? 'lines[0].description' : part)

/**
 * A draft changed by two people: `began` is how this form first loaded it, `live` its current state, `mine` the typed
 * values.
 */
export interface TwiceChanged {
  began: InvoiceFields
  live: InvoiceFields
  mine: InvoiceFields
}

/** Returns the fields that both changed to different values, with the current values as text. */
export const bothChanged = ({ began, live, mine }: TwiceChanged): Map<string, string> =>
  new Map(
    clashes(partsOf(began), partsOf(live), partsOf(mine)).map(({ path }) => [
      fieldOf(path as Part),
      inWords(path as Part, live),
    ]),
  )

/** Returns the current draft with only this form's changes applied. */
export function mergedDraft({ began, live, mine }: TwiceChanged): InvoiceFields {
  const [before, now, typed] = [partsOf(began), partsOf(live), partsOf(mine)]
  const own = Object.keys(typed).filter(
    (part) => !evaluate(before[part as Part], typed[part as Part]),
  )
  return wholeOf({
    ...now,
    ...Object.fromEntries(own.map((part) => [part, typed[part as Part]])),
  })
}

/**
 * Returns the typed values, with other people's changes to fields not changed here; `now` holds the current draft's
 * form values.
 */
export function withTheirs(
  typed: TypedInvoice,
  now: TypedInvoice,
  { began, mine }: TwiceChanged,
): TypedInvoice {
  const [before, own] = [partsOf(began), partsOf(mine)]
  const isMine = (part: Part) => !evaluate(before[part], own[part])
  const discount = isMine('discountKind') ? typed : now
  return {
    customerName: (isMine('customerName') ? typed : now).customerName,
    email: (isMine('email') ? typed : now).email,
    phone: (isMine('phone') ? typed : now).phone,
    tin: (isMine('tin') ? typed : now).tin,
    currency: (isMine('currency') ? typed : now).currency,
    dueDate: (isMine('dueDate') ? typed : now).dueDate,
    lines: (isMine('lines') ? typed : now).lines,
    discountKind: discount.discountKind,
    discount: discount.discount,
    taxPercent: (isMine('taxPercent') ? typed : now).taxPercent,
    notes: (isMine('notes') ? typed : now).notes,
  }
}
