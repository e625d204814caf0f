import * as v from 'valibot'
import { currency } from '../common.ts'
import { endOfNamedDay, parseDay } from '../days.ts'
import { maxAmount } from '../money.ts'
import { atMost, longest } from '../text/format.ts'
import { visible } from '../text/typed-text.ts'
import { emailOrNone, phoneOrNone, textUpTo, tinOrNone } from '../text/validation.ts'
import { invoiceTotals } from './rules.ts'
import { invoiceDiscount, invoiceLine, share } from './schemas.ts'

/** The errors of an invoice's fields. */
export const invoiceFieldMessages = {
  name: 'Enter the customer’s name',
  reach: 'Enter an email address or a phone number',
  description: 'Enter a description',
  quantity: 'Use a number above 0, such as 1.5',
  price: 'Enter a price, such as 18.00',
  percent: 'Use 0 to 100, at most 2 decimals',
  discount: 'Enter an amount, such as 5.00',
  discountLarge: 'The discount is more than the subtotal',
  noLines: 'Add at least one line',
  noTotal: 'The total must be above 0',
  tooLarge: 'At most 1,000,000.00',
  day: 'Choose a date',
  dayPast: 'Choose today or a later date',
} as const
const wrong = invoiceFieldMessages

const { quantity, unitPrice } = invoiceLine.entries
const [percentDiscount, amountDiscount] = invoiceDiscount.options

/** The fields that a person edits, for the form and the act alike; a draft may lack the rest. */
export const invoiceFields = v.pipe(
  v.object({
    customer: v.object({
      name: textUpTo(longest.name),
      email: emailOrNone,
      phone: phoneOrNone,
      tin: v.optional(tinOrNone),
    }),
    lines: v.pipe(
      v.array(
        v.object({
          description: v.pipe(
            v.string(),
            v.transform(visible),
            v.nonEmpty(wrong.description),
            v.maxLength(200, atMost(200)),
          ),
          quantity: v.message(quantity, wrong.quantity),
          unitPrice: v.message(unitPrice, wrong.price),
        }),
      ),
      v.maxLength(100),
    ),
    discount: v.nullable(
      v.variant('kind', [
        v.object({
          ...percentDiscount.entries,
          percent: v.message(percentDiscount.entries.percent, wrong.percent),
        }),
        v.object({
          ...amountDiscount.entries,
          amount: v.message(amountDiscount.entries.amount, wrong.discount),
        }),
      ]),
    ),
    taxPercent: v.message(share, wrong.percent),
    currency,
    dueDate: v.pipe(
      v.string(),
      v.check((day) => parseDay(day) !== null, wrong.day),
    ),
    notes: textUpTo(longest.text),
  }),
  v.forward(
    v.partialCheck(
      [['lines'], ['discount'], ['taxPercent']],
      (fields) => {
        const { subtotal, total } = invoiceTotals(fields)
        return Math.max(subtotal, total) <= maxAmount
      },
      wrong.tooLarge,
    ),
    ['lines'],
  ),
  v.forward(
    v.partialCheck(
      [['lines'], ['discount']],
      ({ lines, discount }) =>
        discount?.kind !== 'amount' ||
        discount.amount <= invoiceTotals({ lines, discount, taxPercent: 0 }).subtotal,
      wrong.discountLarge,
    ),
    ['discount'],
  ),
)
export type InvoiceFields = v.InferOutput<typeof invoiceFields>

/** Returns the schema of an invoice that can be sent at an instant, when nothing may be missing. */
export const sendableFields = (now: Date) =>
  v.pipe(
    invoiceFields,
    v.forward(
      v.partialCheck([['customer']], ({ customer }) => customer.name !== '', wrong.name),
      ['customer', 'name'],
    ),
    v.forward(
      v.partialCheck(
        [['customer']],
        ({ customer: { email, phone } }) => email !== '' || phone !== '',
        wrong.reach,
      ),
      ['customer', 'email'],
    ),
    v.forward(
      v.partialCheck([['lines']], ({ lines }) => lines.length > 0, wrong.noLines),
      ['lines'],
    ),
    v.forward(
      v.partialCheck(
        [['lines'], ['discount'], ['taxPercent']],
        (fields) => fields.lines.length === 0 || invoiceTotals(fields).total > 0,
        wrong.noTotal,
      ),
      ['lines'],
    ),
    v.forward(
      v.partialCheck(
        [['dueDate']],
        ({ dueDate }) => (endOfNamedDay(dueDate) ?? now) >= now,
        wrong.dayPast,
      ),
      ['dueDate'],
    ),
  )
