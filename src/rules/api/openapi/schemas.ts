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
  pageSchema,
  ref,
  textSchema,
  yesOrNo,
} from './make-schema.ts'
import type { Schema } from './open-api.ts'

const id = (start: string) => textSchema(`Begins with ${start}`)
const is = (name: string): Schema => ({ type: 'string', const: name })
const currency = one('The currency of the amount', currencies)
const created = moment('Time of creation')
const livemode = yesOrNo('False for objects created with a test key')
const amount = (of: string) => money(of, { minimum: 1, maximum: maxAmount })

const line = object('One line of an invoice', {
  description: textSchema('Description', { maxLength: 200 }),
  quantity: number('Quantity, with up to three decimals', { minimum: 0.001 }),
  unit_price: money('Unit price', { minimum: 0 }),
})
const lines: Schema = { type: 'array', description: 'Line items', items: line, maxItems: 100 }
const taxPercent = number('Tax rate, in percent', { minimum: 0, maximum: 100 })
const dueDate = textSchema('Due date; overdue after this date', { format: 'date' })

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
      account: textSchema('Phone number or card, masked'),
    }),
    status: one('Status', apiPaymentStatuses),
    failure: {
      type: ['object', 'null'],
      description: 'Failure reason, or null',
      required: ['code', 'message'],
      properties: {
        code: one('Machine-readable code', [...Object.keys(paymentFailures), 'declined']),
        message: textSchema('Message for people'),
      },
    },
    reference: textSchema('Your own reference', { maxLength: 200 }),
    created,
    livemode,
  }),
  Refund: object('A refund to a customer', {
    id: id('TP in test mode, TX in live mode'),
    object: is('refund'),
    payment: textSchema('The refunded payment'),
    amount: amount('Refunded amount'),
    currency,
    status: one('Status', ['succeeded', 'failed']),
    created,
    livemode,
  }),
  PaymentLink: object('A payment link', {
    id: textSchema('Digits. Customers without data enter ZW and these digits in the USSD menu'),
    object: is('payment_link'),
    name: textSchema('Name shown to customers', { maxLength: 80 }),
    description: textSchema('Description', { maxLength: 280 }),
    amount: orNull(amount('Amount, or null if the customer chooses')),
    currency,
    path: textSchema('Last part of the URL', { pattern: '^[a-z0-9-]{1,60}$' }),
    url: textSchema('Full URL of the payment page', { format: 'uri' }),
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
      number: orNull(textSchema('Invoice number, or null for a draft')),
      total: money('Total, including tax'),
      currency,
      customer: object('Customer', { name: textSchema('Customer’s name', { maxLength: 200 }) }),
      status: one('Status', invoiceStatuses),
      lines,
      tax_percent: taxPercent,
      due_date: dueDate,
      url: textSchema('Where the customer views and pays the invoice', { format: 'uri' }),
      credit_notes: {
        type: 'array',
        description: 'Credit notes, oldest first. The invoice stays paid',
        items: ref('CreditNote'),
      },
      created,
      livemode,
    },
    // Omitted in the short form used in lists and events.
    ['lines', 'tax_percent', 'due_date', 'url', 'credit_notes'],
  ),
  CreditNote: object('Issued with each refund of a payment of an invoice', {
    number: textSchema('Credit note number'),
    refund: textSchema('The refund that it is for'),
    amount: amount('Credited amount, including tax'),
    tax: money('Tax within the amount', { minimum: 0 }),
    issued_at: moment('Time of issue'),
  }),
  Payout: object('Transfers to your bank or wallet', {
    id: id('PO'),
    object: is('payout'),
    amount: amount('Amount debited from your balance, including the fee'),
    fee: money('Payout fee', { minimum: 0 }),
    currency,
    destination: textSchema('Account, masked'),
    status: one('Status', ['pending', 'in-transit', 'paid', 'failed', 'cancelled']),
    failure: orNull(textSchema('Failure reason, or null')),
    created,
    livemode,
  }),
  Error: object('What went wrong', {
    error: object(
      'The error',
      {
        type: one('Error type', Object.keys(errorStatus)),
        code: one('Machine-readable code', Object.keys(errorCodes)),
        message: textSchema('Message for your log'),
        param: textSchema('The parameter at fault'),
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
        account: textSchema('Phone number; in test mode, also a test card number'),
      }),
      reference: textSchema('Your own reference', { maxLength: 200 }),
    },
    ['reference'],
  ),
  NewRefund: object(
    'A refund to create',
    {
      payment: textSchema('Payment to refund'),
      amount: amount('Amount to refund. Defaults to what remains'),
    },
    ['amount'],
  ),
  NewPaymentLink: object(
    'A payment link to create',
    {
      name: textSchema('Name shown to customers', { maxLength: 80 }),
      description: textSchema('Description', { maxLength: 280 }),
      amount: orNull(amount('Amount. Omit it to let the customer choose')),
      currency,
      path: textSchema('Last part of the URL. Defaults to one made from the name', {
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
          name: textSchema('Customer’s name', { maxLength: 200 }),
          email: textSchema('Customer’s email address', { format: 'email' }),
          phone: textSchema('Customer’s phone number'),
        },
        ['email', 'phone'],
      ),
      lines: { ...lines, minItems: 1 },
      tax_percent: taxPercent,
      currency,
      due_date: dueDate,
      notes: textSchema('Note printed below the lines', { maxLength: 2000 }),
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
  PaymentList: pageSchema('Payment'),
  PaymentLinkList: pageSchema('PaymentLink'),
  InvoiceList: pageSchema('Invoice'),
  PayoutList: pageSchema('Payout'),
  ...sent,
  PaymentEvent: event('Payment', typesOf('payment')),
  PayoutEvent: event('Payout', typesOf('payout')),
  InvoiceEvent: event('Invoice', typesOf('invoice')),
}
