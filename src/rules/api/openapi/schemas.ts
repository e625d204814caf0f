import { currencies, maxAmount } from '#db/money.ts'
import { invoiceStatuses } from '#db/invoices/rules.ts'
import { paymentMethodIds } from '#db/payments/schemas.ts'
import {
  apiPaymentStatuses,
  chargedMethods,
  errorCodes,
  errorStatus,
  eventTypes,
  paymentFailures,
} from '../api-facts.ts'
import {
  money,
  moment,
  number,
  object,
  one,
  orNull,
  pageOf,
  ref,
  text,
  yesOrNo,
} from './make-schema.ts'
import type { Schema } from './open-api.ts'

const id = (start: string) => text(`Begins with ${start}`)
const is = (name: string): Schema => ({ type: 'string', const: name })
const currency = one('The currency of the amount', currencies)
const created = moment('When it was made')
const livemode = yesOrNo('False for everything made with a test key')
const amount = (of: string) => money(of, { minimum: 1, maximum: maxAmount })

const line = object('One line of an invoice', {
  description: text('What it is for', { maxLength: 200 }),
  quantity: number('How many, with up to three decimals', { minimum: 0.001 }),
  unit_price: money('The price of one', { minimum: 0 }),
})
const lines: Schema = { type: 'array', description: 'Its lines', items: line, maxItems: 100 }
const taxPercent = number('The tax on its lines, in percent', { minimum: 0, maximum: 100 })
const dueDate = text('The last day on which it is not late', { format: 'date' })

/** The objects in responses. */
const answered: Record<string, Schema> = {
  Payment: object('Money from a customer', {
    id: id('TP in tests and TX in live use'),
    object: is('payment'),
    amount: amount('What the customer pays'),
    currency,
    method: one('How it is paid', paymentMethodIds),
    customer: object('Who pays', {
      account: text('The handset or card, as far as it may be shown'),
    }),
    status: one('Where it stands', apiPaymentStatuses),
    failure: {
      type: ['object', 'null'],
      description: 'Why it failed; null unless it did',
      required: ['code', 'message'],
      properties: {
        code: one('For your code', [...Object.keys(paymentFailures), 'declined']),
        message: text('For people'),
      },
    },
    reference: text('Your own words for it', { maxLength: 200 }),
    created,
    livemode,
  }),
  Refund: object('Money back to a customer', {
    id: id('TP in tests and TX in live use'),
    object: is('refund'),
    payment: text('The payment that it refunds'),
    amount: amount('What goes back'),
    currency,
    status: one('Where it stands', ['succeeded', 'failed']),
    created,
    livemode,
  }),
  PaymentLink: object('A page where customers pay', {
    id: text('Digits. A customer without data types ZW and these in the USSD menu'),
    object: is('payment_link'),
    name: text('What customers read first', { maxLength: 80 }),
    description: text('More about it', { maxLength: 280 }),
    amount: orNull(amount('What it asks for, or null where the customer chooses')),
    currency,
    path: text('The last part of its address', { pattern: '^[a-z0-9-]{1,60}$' }),
    url: text('Its address', { format: 'uri' }),
    status: one('Whether it can be paid', ['active', 'inactive', 'expired']),
    expires_at: orNull(moment('From when it can’t be paid any more')),
    created,
    livemode,
  }),
  Invoice: object(
    'A bill to one customer',
    {
      id: id('IN'),
      object: is('invoice'),
      number: orNull(text('Its number in your sequence; null while it is a draft')),
      total: money('What it asks for, tax included'),
      currency,
      customer: object('Who is billed', { name: text('Their name', { maxLength: 200 }) }),
      status: one('Where it stands', invoiceStatuses),
      lines,
      tax_percent: taxPercent,
      due_date: dueDate,
      url: text('Where the customer reads and pays it', { format: 'uri' }),
      created,
      livemode,
    },
    // Omitted in the short form used in lists and events.
    ['lines', 'tax_percent', 'due_date', 'url'],
  ),
  Payout: object('Money on its way to your bank or wallet', {
    id: id('PO'),
    object: is('payout'),
    amount: amount('What leaves your balance, the fee included'),
    fee: money('The fee of it', { minimum: 0 }),
    currency,
    destination: text('The account, as far as it may be shown'),
    status: one('Where it stands', ['pending', 'in-transit', 'paid', 'failed', 'cancelled']),
    failure: orNull(text('Why it came back; null unless it did')),
    created,
    livemode,
  }),
  Error: object('What went wrong', {
    error: object(
      'The error',
      {
        type: one('Its kind', Object.keys(errorStatus)),
        code: one('For your code', Object.keys(errorCodes)),
        message: text('For people who read your log'),
        param: text('The parameter that it is about'),
      },
      ['param'],
    ),
  }),
}

/** The request bodies. */
const sent: Record<string, Schema> = {
  NewPayment: object(
    'A payment to be made',
    {
      amount: amount('What the customer pays'),
      currency,
      method: one('How it is paid', chargedMethods),
      customer: object('Who pays', {
        account: text('The number of the handset; in tests also of a card'),
      }),
      reference: text('Your own words for it', { maxLength: 200 }),
    },
    ['reference'],
  ),
  NewRefund: object(
    'A refund to be made',
    {
      payment: text('The payment to refund'),
      amount: amount('What goes back; all that is left where it is not said'),
    },
    ['amount'],
  ),
  NewPaymentLink: object(
    'A payment link to be made',
    {
      name: text('What customers read first', { maxLength: 80 }),
      description: text('More about it', { maxLength: 280 }),
      amount: orNull(amount('What it asks for; leave it out and the customer chooses')),
      currency,
      path: text('The last part of its address; made from the name where it is not said', {
        pattern: '^[a-z0-9-]{1,60}$',
      }),
      expires_at: moment('From when it can’t be paid any more'),
    },
    ['description', 'amount', 'path', 'expires_at'],
  ),
  NewInvoice: object(
    'An invoice to be sent',
    {
      customer: object(
        'Who is billed, by email or by phone',
        {
          name: text('Their name', { maxLength: 200 }),
          email: text('Their email address', { format: 'email' }),
          phone: text('Their phone number'),
        },
        ['email', 'phone'],
      ),
      lines: { ...lines, minItems: 1 },
      tax_percent: taxPercent,
      currency,
      due_date: dueDate,
      notes: text('Words below the lines', { maxLength: 2000 }),
    },
    ['tax_percent', 'notes'],
  ),
}

const event = (of: string, types: readonly string[]): Schema =>
  object('Something that happened', {
    id: id('EV'),
    object: is('event'),
    type: one('What happened', types),
    created,
    livemode,
    data: ref(of),
  })

const typesOf = (start: string) => eventTypes.filter((type) => type.startsWith(`${start}.`))

export const schemas: Record<string, Schema> = {
  ...answered,
  PaymentList: pageOf('Payment'),
  PaymentLinkList: pageOf('PaymentLink'),
  InvoiceList: pageOf('Invoice'),
  PayoutList: pageOf('Payout'),
  ...sent,
  PaymentEvent: event('Payment', typesOf('payment')),
  PayoutEvent: event('Payout', typesOf('payout')),
  InvoiceEvent: event('Invoice', typesOf('invoice')),
}
