import {
  exampleError,
  examplePayment,
  creditedExample,
  invoiceExample,
  paymentLinkExample,
  payoutExample,
  refundExample,
  succeeded,
} from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

export const paymentsGuide: Guide = {
  id: 'developers-payments',
  lead: 'Charge a mobile wallet. The customer confirms on their phone.',
  parts: [
    {
      id: 'create',
      heading: 'Create a payment',
      blocks: [
        'Send the amount in cents, the currency, the payment method and the customer’s number. `reference` is yours to set, such as an order number.',
        { call: 'createPayment' },
        answer('201', examplePayment),
        'The customer pays `amount` plus `customer_fee`, the fee set for their payment method. It is usually 0. You receive `amount` minus your own fee.',
        {
          caption: 'Supported payment methods',
          head: ['Method', 'Account'],
          rows: [
            ['`ecocash`, `onemoney`, `innbucks`, `omari`', 'the customer’s phone number'],
            ['`visa`, `mastercard`', 'a [test card](developers-testing#cards), sandbox only'],
          ],
        },
        'ZimSwitch, live cards and bank transfers require our hosted page: send the customer to a [payment link](developers-payment-links). You read their payments like any other.',
      ],
    },
    {
      id: 'course',
      heading: 'Payment statuses',
      blocks: [
        {
          caption: 'Statuses of a payment',
          head: ['Status', 'Meaning', 'What to do'],
          rows: [
            ['`pending`', 'Waiting for the customer', 'Wait for the webhook'],
            ['`succeeded`', 'The payment succeeded', 'Fulfil the order'],
            ['`failed`', 'The payment failed; see `failure`', 'Ask the customer to try again'],
            ['`refunded`', 'Refunded in full', 'Nothing'],
          ],
        },
        'A failed payment is final. Create a new one to try again.',
      ],
    },
    {
      id: 'read',
      heading: 'Read a payment',
      blocks: [
        'Use webhooks to learn about changes. Poll only if you missed one or a customer is waiting; every two seconds is enough.',
        { call: 'getPayment' },
        answer('200', succeeded),
      ],
    },
    {
      id: 'refund',
      heading: 'Refund a payment',
      blocks: [
        'Refund all or part of a payment. If you omit `amount`, we refund everything that remains. `customer_fee` is not refunded.',
        { call: 'createRefund' },
        answer('201', refundExample),
        'You can issue several partial refunds. Once nothing remains, the status becomes `refunded`. Larger amounts are rejected:',
        answer('409', exampleError('not_refundable')),
      ],
    },
  ],
}

export const linksGuide: Guide = {
  id: 'developers-payment-links',
  lead: 'A hosted page where anyone with the URL can pay.',
  parts: [
    {
      id: 'create',
      heading: 'Create a payment link',
      blocks: [
        { call: 'createPaymentLink' },
        answer('201', paymentLinkExample),
        'Share `url`, link a button to it, or print it as a QR code. A customer without data can dial their wallet’s USSD code and enter `ZW` followed by the link’s `id`.',
      ],
    },
    {
      id: 'amount',
      heading: 'Fixed or custom amount',
      blocks: [
        'Set `amount` to charge a fixed price. Omit it to let the customer choose, for example for donations. `currency` applies either way.',
      ],
    },
    {
      id: 'path',
      heading: 'Path',
      blocks: [
        '`path` is the last part of the URL: up to 60 lowercase letters, digits and hyphens. If you omit it, we create one from the name. Paths are unique:',
        answer('409', exampleError('path_taken')),
      ],
    },
    {
      id: 'end',
      heading: 'Expiry',
      blocks: [
        'A link becomes `expired` at `expires_at`. You can deactivate and reactivate links under [Payment Links](payment-links); a deactivated link is `inactive`. Its page tells customers why they can’t pay.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        'A link can be paid many times. Each is a separate [payment](developers-payments#course) with its own webhook.',
      ],
    },
  ],
}

export const invoicesGuide: Guide = {
  id: 'developers-invoices',
  lead: 'A numbered bill for one customer, with a link to pay.',
  parts: [
    {
      id: 'send',
      heading: 'Send an invoice',
      blocks: [
        'Send the customer’s name, an email address or phone number, the line items and the due date. We number the invoice, add tax and send it.',
        { call: 'createInvoice' },
        answer('201', invoiceExample),
      ],
    },
    {
      id: 'sums',
      heading: 'How the total is calculated',
      blocks: [
        'Each line is `quantity` × `unit_price`; quantities can have up to three decimals. We add tax to the sum and round half up to the cent: here, $237.00 plus 15% is $272.55. You never send the total.',
      ],
    },
    {
      id: 'course',
      heading: 'Invoice statuses',
      blocks: [
        {
          caption: 'Statuses of an invoice',
          head: ['Status', 'Meaning'],
          rows: [
            ['`draft`', 'Created in the dashboard, not sent or numbered yet'],
            ['`sent`', 'Sent to the customer'],
            ['`viewed`', 'Opened by the customer'],
            ['`partly-paid`', 'Paid in part'],
            ['`paid`', 'Paid in full; we sent `invoice.paid`'],
            ['`overdue`', 'Past its due date'],
            ['`void`', 'Voided under [Invoices](invoices)'],
          ],
        },
      ],
    },
    {
      id: 'read',
      heading: 'Read an invoice',
      blocks: [
        { call: 'getInvoice' },
        'Lists and webhooks omit `lines`, `tax_percent`, `due_date`, `url` and `credit_notes`.',
      ],
    },
    {
      id: 'credit-notes',
      heading: 'Credit notes',
      blocks: [
        'Refund a payment of an invoice and we issue a credit note for that amount, with its share of the tax, and email it to the customer. The invoice stays `paid`; nothing is due on it again.',
        answer('200', creditedExample),
      ],
    },
  ],
}

export const payoutsGuide: Guide = {
  id: 'developers-payouts',
  lead: 'Track money from your balance to your bank or wallet.',
  parts: [
    {
      id: 'read',
      heading: 'Read a payout',
      blocks: [
        { call: 'getPayout' },
        answer('200', payoutExample),
        '`amount` leaves your balance. You receive it minus `fee`.',
      ],
    },
    {
      id: 'course',
      heading: 'Payout statuses',
      blocks: [
        {
          caption: 'Statuses of a payout',
          head: ['Status', 'Meaning'],
          rows: [
            ['`pending`', 'Waiting for the next bank run'],
            ['`in-transit`', 'Sent to the bank'],
            ['`paid`', 'Arrived; we sent `payout.arrived`'],
            ['`failed`', 'Returned to your balance; we sent `payout.failed`'],
            ['`cancelled`', 'Cancelled before it was sent'],
          ],
        },
      ],
    },
    {
      id: 'request',
      heading: 'Request a payout',
      blocks: [
        'Payouts are read-only in the API, so a leaked key can’t move your money. Request one under [Payouts](payouts), or turn on daily or weekly payouts there. The sandbox has no payouts.',
      ],
    },
    {
      id: 'books',
      heading: 'Reconciliation',
      blocks: [
        'List payouts page by page and match each one with your bank statement.',
        { call: 'listPayouts' },
      ],
    },
  ],
}
