import { evaluate } from '@tanstack/react-form'
import type { InvoiceFields } from '#db/invoices/draft-actions.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { clashes } from '#src/forms/changed-fields.ts'
import { countOf, formatMoney } from '#src/rules/format.ts'
import type { TypedInvoice } from './typed-invoice.ts'

type Part = keyof ReturnType<typeof partsOf>

/** What two can change of an invoice apart from one another: its lines are one thing, and so is its discount. */
const partsOf = ({ customer, lines, discount, ...rest }: InvoiceFields) => ({
  customerName: customer.name,
  email: customer.email,
  phone: customer.phone,
  lines,
  // In a list, so that it counts as one value.
  discountKind: [discount],
  ...rest,
})

const wholeOf = (parts: ReturnType<typeof partsOf>): InvoiceFields => {
  const { customerName: name, email, phone, discountKind, ...rest } = parts
  return { ...rest, customer: { name, email, phone }, discount: discountKind[0] ?? null }
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

/** Where a part is said in the form. */
const fieldOf = (part: Part): string => (part === 'lines' ? 'lines[0].description' : part)

/** A draft that two have changed: `began` is how this form first knew it, `live` how it is now, `mine` what is typed. */
export interface TwiceChanged {
  began: InvoiceFields
  live: InvoiceFields
  mine: InvoiceFields
}

/** Each field that both have changed, to different things, with what is there now, in words. */
export const bothChanged = ({ began, live, mine }: TwiceChanged): Map<string, string> =>
  new Map(
    clashes(partsOf(began), partsOf(live), partsOf(mine)).map(({ path }) => [
      fieldOf(path as Part),
      inWords(path as Part, live),
    ]),
  )

/** The draft as it is now with what was changed here, and no more. */
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

/** What is typed, with what someone else made of the fields that were not changed here; `now` is how the draft begins a form. */
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
    currency: (isMine('currency') ? typed : now).currency,
    dueDate: (isMine('dueDate') ? typed : now).dueDate,
    lines: (isMine('lines') ? typed : now).lines,
    discountKind: discount.discountKind,
    discount: discount.discount,
    taxPercent: (isMine('taxPercent') ? typed : now).taxPercent,
    notes: (isMine('notes') ? typed : now).notes,
  }
}
