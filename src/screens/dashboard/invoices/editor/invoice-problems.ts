import * as v from 'valibot'
import { endOfNamedDay } from '#db/days.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { maxAmount } from '#db/money.ts'
import { atMost, longest, shortest } from '#src/rules/format.ts'
import { emailAddress } from '#src/rules/validation.ts'
import { readInvoice, readPercent, readPrice, readQuantity } from './read-invoice.ts'
import { isEmptyLine, type TypedInvoice, type TypedLine } from './typed-invoice.ts'

/** A draft may be incomplete; a sent invoice may not. */
export type Purpose = 'save' | 'send'

/** A field's path in the form, and its error. */
export type Problem = readonly [path: string, message: string | false | null | undefined]

export const invoiceFormMessages = {
  name: 'Enter who it is for',
  reach: 'Enter an email address or a phone number',
  phone: 'Please enter a valid phone number',
  description: 'Say what this line is for',
  quantity: 'Use a number above 0, such as 1.5',
  price: 'Enter a price, such as 18.00',
  percent: 'Use 0 to 100, at most 2 decimals',
  discount: 'Enter an amount, such as 5.00',
  discountLarge: 'The discount is more than the lines come to',
  noLines: 'Add at least one line',
  noTotal: 'The total must be above 0',
  tooLarge: 'The total may be 1,000,000.00 at most',
  day: 'Choose a day',
  dayPast: 'Choose today or a later day',
} as const
const say = invoiceFormMessages

const tooLong = (text: string, most: number) => text.trim().length > most && atMost(most)

const problemsOfLine = (line: TypedLine, at: number): Problem[] =>
  isEmptyLine(line)
    ? []
    : [
        [
          `lines[${at}].description`,
          line.description.trim() === '' ? say.description : tooLong(line.description, 200),
        ],
        [`lines[${at}].quantity`, readQuantity(line.quantity) === null && say.quantity],
        [`lines[${at}].unitPrice`, readPrice(line.unitPrice) === null && say.price],
      ]

function problemOfDiscount(typed: TypedInvoice, subtotal: number) {
  const { discountKind, discount } = typed
  if (discountKind === 'none') return null
  if (discountKind === 'percent') return readPercent(discount) === null && say.percent
  const amount = readPrice(discount)
  if (amount === null) return say.discount
  return amount > subtotal && say.discountLarge
}

/** Shown at the first line, unless that field has an error of its own. */
function problemOfLines(typed: TypedInvoice, isSent: boolean): Problem {
  const { subtotal, total } = invoiceTotals(readInvoice(typed))
  if (isSent && typed.lines.every(isEmptyLine)) return ['lines[0].description', say.noLines]
  const wrong =
    Math.max(subtotal, total) > maxAmount ? say.tooLarge : isSent && total === 0 && say.noTotal
  return ['lines[0].unitPrice', wrong]
}

function problemsOfCustomer({ customerName, email, phone }: TypedInvoice, isSent: boolean) {
  const [name, at, number] = [customerName.trim(), email.trim(), phone.trim()]
  const wrongEmail = at !== '' && v.safeParse(emailAddress, at).issues?.[0].message
  const problems: Problem[] = [
    ['customerName', isSent && name === '' ? say.name : tooLong(name, longest.name)],
    ['email', isSent && at === '' && number === '' ? say.reach : wrongEmail],
    ['phone', number !== '' && number.length < shortest.phone && say.phone],
  ]
  return problems
}

/** Returns the errors that prevent saving or sending, by field. */
export function invoiceProblems(
  typed: TypedInvoice,
  purpose: Purpose,
  now = new Date(),
): Problem[] {
  const isSent = purpose === 'send'
  const end = endOfNamedDay(typed.dueDate)
  const { subtotal } = invoiceTotals(readInvoice(typed))
  const problems: Problem[] = [
    ...problemsOfCustomer(typed, isSent),
    ['dueDate', end === null ? say.day : isSent && end < now && say.dayPast],
    ...typed.lines.flatMap(problemsOfLine),
    problemOfLines(typed, isSent),
    ['discount', problemOfDiscount(typed, subtotal)],
    ['taxPercent', readPercent(typed.taxPercent) === null && say.percent],
    ['notes', tooLong(typed.notes, longest.text)],
  ]
  return problems.filter(([, message]) => message)
}
