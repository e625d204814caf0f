import * as v from 'valibot'
import { atMost, longest, shortest } from '#src/rules/format.ts'
import { emailAddress } from '#src/rules/validation.ts'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from '../common.ts'
import { endOfNamedDay, parseDay } from '../days.ts'
import { maxAmount } from '../money.ts'
import { transactionId } from '../payments/schemas.ts'
import { invoiceTotals } from './rules.ts'

export const invoiceId = readableId('IN')

/** A calendar day in a date field's format: `2026-12-03`. */
const calendarDay = v.pipe(v.string(), v.isoDate())

/** The customer: an e-mail address, a phone number, or both. */
const invoiceCustomer = v.object({ name: shortText, email: shortText, phone: shortText })

const invoiceLine = v.object({
  description: shortText,
  /** In thousandths, so that 1.5 hours and 0.125 kg are whole numbers. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** Minor units of the invoice's currency. */
  unitPrice: v.pipe(minorUnits, v.minValue(0)),
})
export type InvoiceLine = v.InferOutput<typeof invoiceLine>

/** A percentage with at most two decimals. */
const share = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6),
)

const invoiceDiscount = v.variant('kind', [
  v.object({
    kind: v.literal('percent'),
    percent: share,
  }),
  v.object({ kind: v.literal('amount'), amount: v.pipe(minorUnits, v.minValue(0)) }),
])

const manualPayment = v.object({
  at: instant,
  amount: v.pipe(minorUnits, v.minValue(1)),
  method: shortText,
  note: shortText,
  attemptId: v.pipe(shortText, v.minLength(1)),
})

/** An invoice. Its link's payments and its state derive from the ledger and the date. */
export const invoice = v.object({
  id: invoiceId,
  merchantId,
  /** Assigned in the merchant's sequence when it is sent; null for a draft. */
  number: v.nullable(v.pipe(v.string(), v.regex(/^INV-\d{6,9}$/))),
  customer: invoiceCustomer,
  lines: v.pipe(v.array(invoiceLine), v.maxLength(100)),
  discount: v.nullable(invoiceDiscount),
  taxPercent: share,
  currency,
  /** The last day before it is overdue, in the device's zone. */
  dueDate: calendarDay,
  notes: longText,
  createdAt: instant,
  updatedAt: instant,
  sentAt: v.nullable(instant),
  remindedAt: v.nullable(instant),
  viewedAt: v.nullable(instant),
  voidedAt: v.nullable(instant),
  /** Its payment link, once it is sent. */
  linkId: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The ledger's payments through that link, whatever their outcome. */
  paymentIds: v.array(transactionId),
  byHand: v.array(manualPayment),
  /** The form's attempt that created it, so that repeating it creates no second one. */
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Invoice = v.InferOutput<typeof invoice>

/** The errors of an invoice's fields. */
export const invoiceFieldMessages = {
  name: 'Enter the customer’s name',
  reach: 'Enter an email address or a phone number',
  phone: 'Please enter a valid phone number',
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

const trimmedUpTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, atMost(most)))

const { quantity, unitPrice } = invoiceLine.entries
const [percentDiscount, amountDiscount] = invoiceDiscount.options

/** The fields that a person edits, for the form and the act alike; a draft may lack the rest. */
export const invoiceFields = v.pipe(
  v.object({
    customer: v.object({
      name: trimmedUpTo(longest.name),
      email: v.pipe(v.string(), v.trim(), v.union([v.literal(''), emailAddress])),
      phone: v.pipe(
        v.string(),
        v.trim(),
        v.check((typed) => typed === '' || typed.length >= shortest.phone, wrong.phone),
      ),
    }),
    lines: v.pipe(
      v.array(
        v.object({
          description: v.pipe(
            v.string(),
            v.trim(),
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
    notes: trimmedUpTo(longest.text),
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

/** Returns the number after the highest one issued, such as `INV-000124`. */
export function nextInvoiceNumber(given: readonly unknown[]): string {
  const highest = given.reduce<number>(
    (most, number) => Math.max(most, typeof number === 'string' ? Number(number.slice(4)) || 0 : 0),
    0,
  )
  return `INV-${String(highest + 1).padStart(6, '0')}`
}
