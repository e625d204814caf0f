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
const created = moment('Time of creation')
const livemode = yesOrNo('False for objects created with a test key')
const amount = (of: string) => money(of, { minimum: 1, maximum: maxAmount })

const line = object('One line of an invoice', {
  description: text('Description', { maxLength: 200 }),
  quantity: number('Quantity, with up to three decimals', { minimum: 0.001 }),
  unit_price: money('Unit price', { minimum: 0 }),
})
const lines: Schema = { type: 'array', description: 'Line items', items: line, maxItems: 100 }
const taxPercent = number('Tax rate, in percent', { minimum: 0, maximum: 100 })
const dueDate = text('Due date; overdue after this date', { format: 'date' })

/** The objects in responses. */
const answered: Record<string, Schema> = {
  Payment: object('A customer’s payment', {
    id: id('TP in test mode, TX in live mode'),
    object: is('payment'),
    amount: amount('Payment amount, before fees'),
    customer_fee: money('Fee the customer pays on top of the amount', { minimum: 0 }),
    currency,
    method: one('Payment method', paymentMethodIds),
    customer: object('The customer who pays', {
      account: text('Phone number or card, masked'),
    }),
    status: one('Status', apiPaymentStatuses),
    failure: {
      type: ['object', 'null'],
      description: 'Failure reason, or null',
      required: ['code', 'message'],
      properties: {
        code: one('Machine-readable code', [...Object.keys(paymentFailures), 'declined']),
        message: text('Message for people'),
      },
    },
    reference: text('Your own reference', { maxLength: 200 }),
    created,
    livemode,
  }),
  Refund: object('A refund to a customer', {
    id: id('TP in test mode, TX in live mode'),
    object: is('refund'),
    payment: text('The refunded payment'),
    amount: amount('Refunded amount'),
    currency,
    status: one('Status', ['succeeded', 'failed']),
    created,
    livemode,
  }),
  PaymentLink: object('A payment link', {
    id: text('Digits. Customers without data enter ZW and these digits in the USSD menu'),
    object: is('payment_link'),
    name: text('Name shown to customers', { maxLength: 80 }),
    description: text('Description', { maxLength: 280 }),
    amount: orNull(amount('Amount, or null if the customer chooses')),
    currency,
    path: text('Last part of the URL', { pattern: '^[a-z0-9-]{1,60}$' }),
    url: text('Full URL of the payment page', { format: 'uri' }),
    status: one('Status', ['active', 'inactive', 'expired']),
    expires_at: orNull(moment('When the link expires')),
    created,
    livemode,
  }),
  Invoice: object(
    'An invoice',
    {
      id: id('IN'),
      object: is('invoice'),
      number: orNull(text('Invoice number, or null for a draft')),
      total: money('Total, including tax'),
      currency,
      customer: object('Customer', { name: text('Customer’s name', { maxLength: 200 }) }),
      status: one('Status', invoiceStatuses),
      lines,
      tax_percent: taxPercent,
      due_date: dueDate,
      url: text('Where the customer views and pays the invoice', { format: 'uri' }),
      created,
      livemode,
    },
    // Omitted in the short form used in lists and events.
    ['lines', 'tax_percent', 'due_date', 'url'],
  ),
  Payout: object('Transfers to your bank or wallet', {
    id: id('PO'),
    object: is('payout'),
    amount: amount('Amount debited from your balance, including the fee'),
    fee: money('Payout fee', { minimum: 0 }),
    currency,
    destination: text('Account, masked'),
    status: one('Status', ['pending', 'in-transit', 'paid', 'failed', 'cancelled']),
    failure: orNull(text('Failure reason, or null')),
    created,
    livemode,
  }),
  Error: object('What went wrong', {
    error: object(
      'The error',
      {
        type: one('Error type', Object.keys(errorStatus)),
        code: one('Machine-readable code', Object.keys(errorCodes)),
        message: text('Message for your log'),
        param: text('The parameter at fault'),
      },
      ['param'],
    ),
  }),
}

/** The request bodies. */
const sent: Record<string, Schema> = {
  NewPayment: object(
    'A payment to create',
    {
      amount: amount('Payment amount, before fees'),
      currency,
      method: one('Payment method', chargedMethods),
      customer: object('The customer who pays', {
        account: text('Phone number; in test mode, also a test card number'),
      }),
      reference: text('Your own reference', { maxLength: 200 }),
    },
    ['reference'],
  ),
  NewRefund: object(
    'A refund to create',
    {
      payment: text('Payment to refund'),
      amount: amount('Amount to refund. Defaults to what remains'),
    },
    ['amount'],
  ),
  NewPaymentLink: object(
    'A payment link to create',
    {
      name: text('Name shown to customers', { maxLength: 80 }),
      description: text('Description', { maxLength: 280 }),
      amount: orNull(amount('Amount. Omit it to let the customer choose')),
      currency,
      path: text('Last part of the URL. Defaults to one made from the name', {
        pattern: '^[a-z0-9-]{1,60}$',
      }),
      expires_at: moment('When the link expires'),
    },
    ['description', 'amount', 'path', 'expires_at'],
  ),
  NewInvoice: object(
    'An invoice to send',
    {
      customer: object(
        'Customer, with an email address or phone number',
        {
          name: text('Customer’s name', { maxLength: 200 }),
          email: text('Customer’s email address', { format: 'email' }),
          phone: text('Customer’s phone number'),
        },
        ['email', 'phone'],
      ),
      lines: { ...lines, minItems: 1 },
      tax_percent: taxPercent,
      currency,
      due_date: dueDate,
      notes: text('Note printed below the lines', { maxLength: 2000 }),
    },
    ['tax_percent', 'notes'],
  ),
}

const event = (of: string, types: readonly string[]): Schema =>
  object('An event', {
    id: id('EV'),
    object: is('event'),
    type: one('Event type', types),
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
