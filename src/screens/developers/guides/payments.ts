import {
  exampleError,
  examplePayment,
  invoice,
  paymentLink,
  payout,
  refund,
  succeeded,
} from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

export const paymentsGuide: Guide = {
  id: 'developers-payments',
  lead: 'Ask a mobile wallet for money. The customer confirms on their own phone.',
  parts: [
    {
      id: 'create',
      heading: 'Create a payment',
      blocks: [
        'Send the amount in cents, the currency, the method and the number of the customer. `reference` is for you: an order number, for example.',
        { call: 'createPayment' },
        answer('201', examplePayment),
        {
          caption: 'Methods that can be charged',
          head: ['Method', 'Account'],
          rows: [
            ['`ecocash`, `onemoney`, `innbucks`, `omari`', 'the number of the customer’s phone'],
            [
              '`visa`, `mastercard`',
              'a [test card](developers-testing#cards), in the sandbox only',
            ],
          ],
        },
        'ZimSwitch, live cards and bank transfers need a page of ours: send the customer to a [payment link](developers-payment-links). Their payments are read like any other.',
      ],
    },
    {
      id: 'course',
      heading: 'The course of a payment',
      blocks: [
        {
          caption: 'Statuses of a payment',
          head: ['Status', 'Means', 'Then'],
          rows: [
            ['`pending`', 'The customer is being asked', 'Wait for the webhook'],
            ['`succeeded`', 'The money is yours', 'Send the goods'],
            ['`failed`', 'It did not come; `failure` says why', 'Let the customer try again'],
            ['`refunded`', 'All of it went back', 'Nothing'],
          ],
        },
        'A payment that failed stays so. Create a new one to try again.',
      ],
    },
    {
      id: 'read',
      heading: 'Read a payment',
      blocks: [
        'A webhook is the way to hear of a change. Read the payment where you missed one, or where a person waits in front of a screen; every two seconds is enough.',
        { call: 'getPayment' },
        answer('200', succeeded),
      ],
    },
    {
      id: 'refund',
      heading: 'Refund a payment',
      blocks: [
        'Give back all of a payment, or a part of it. Without `amount` all that is left goes back.',
        { call: 'createRefund' },
        answer('201', refund),
        'You can refund in parts until nothing is left; then the payment is `refunded`. More than that is refused:',
        answer('409', exampleError('not_refundable')),
      ],
    },
  ],
}

export const linksGuide: Guide = {
  id: 'developers-payment-links',
  lead: 'A page of ours where anyone with its address pays, in the way they choose.',
  parts: [
    {
      id: 'create',
      heading: 'Create a payment link',
      blocks: [
        { call: 'createPaymentLink' },
        answer('201', paymentLink),
        'Send `url` to your customer, put it behind a button, or print it as a QR code. A customer without data dials the code of their wallet and types `ZW` and the link’s `id`.',
      ],
    },
    {
      id: 'amount',
      heading: 'A fixed amount, or the customer’s own',
      blocks: [
        'With an `amount` everyone pays the same. Leave it out and the customer types it, for donations or a tab at the till. `currency` holds in both cases.',
      ],
    },
    {
      id: 'path',
      heading: 'Its path',
      blocks: [
        '`path` is the last part of the address: small letters, digits and dashes, at most 60. Leave it out and we make one from the name. Each path is given once:',
        answer('409', exampleError('path_taken')),
      ],
    },
    {
      id: 'end',
      heading: 'When it ends',
      blocks: [
        'With `expires_at` a link is `expired` from then on. You switch one off and on again under [Payment Links](payment-links); it is `inactive` meanwhile. Whoever opens such a page reads why it can’t be paid.',
      ],
    },
    {
      id: 'payments',
      heading: 'Its payments',
      blocks: [
        'One link can be paid many times. Each is a [payment](developers-payments#course) of its own, and your webhook is told of each.',
      ],
    },
  ],
}

export const invoicesGuide: Guide = {
  id: 'developers-invoices',
  lead: 'A numbered bill to one customer, with a link to pay it.',
  parts: [
    {
      id: 'send',
      heading: 'Send an invoice',
      blocks: [
        'Name the customer with an email address or a phone number, list what they owe, and say by when. We number it, add the tax, and send it.',
        { call: 'createInvoice' },
        answer('201', invoice),
      ],
    },
    {
      id: 'sums',
      heading: 'How the total comes about',
      blocks: [
        'Each line is `quantity` times `unit_price`, where a quantity has up to three decimals. The tax is added to their sum, rounded half up to a cent: here $237.00 and 15 % of it are $272.55. You don’t send a total, so it can’t differ.',
      ],
    },
    {
      id: 'course',
      heading: 'The course of an invoice',
      blocks: [
        {
          caption: 'Statuses of an invoice',
          head: ['Status', 'Means'],
          rows: [
            ['`draft`', 'Begun in the dashboard and not sent; it has no number yet'],
            ['`sent`', 'It is on its way to the customer'],
            ['`viewed`', 'The customer has opened it'],
            ['`partly-paid`', 'Some of it came'],
            ['`paid`', 'All of it came, and `invoice.paid` was sent'],
            ['`overdue`', 'Its due date is over'],
            ['`void`', 'You took it back under [Invoices](invoices)'],
          ],
        },
      ],
    },
    {
      id: 'read',
      heading: 'Read an invoice',
      blocks: [
        { call: 'getInvoice' },
        'Lists and webhooks have invoices in short, without `lines`, `tax_percent`, `due_date` and `url`.',
      ],
    },
  ],
}

export const payoutsGuide: Guide = {
  id: 'developers-payouts',
  lead: 'Follow the money from your balance to your bank or wallet.',
  parts: [
    {
      id: 'read',
      heading: 'Read a payout',
      blocks: [
        { call: 'getPayout' },
        answer('200', payout),
        '`amount` is what leaves your balance. What arrives is that less `fee`.',
      ],
    },
    {
      id: 'course',
      heading: 'The course of a payout',
      blocks: [
        {
          caption: 'Statuses of a payout',
          head: ['Status', 'Means'],
          rows: [
            ['`pending`', 'It waits for the next time that the bank takes payouts'],
            ['`in-transit`', 'It is on its way'],
            ['`paid`', 'It arrived, and `payout.arrived` was sent'],
            ['`failed`', 'It came back to your balance, and `payout.failed` was sent'],
            ['`cancelled`', 'You took it back before it left'],
          ],
        },
      ],
    },
    {
      id: 'request',
      heading: 'Ask for a payout',
      blocks: [
        'The API reads payouts and makes none, so that a key that gets lost can’t send your money elsewhere. Ask for one under [Payouts](payouts), or let them leave by themselves every day or week. The sandbox has none, since nothing in it is money.',
      ],
    },
    {
      id: 'books',
      heading: 'For your books',
      blocks: [
        'List them page by page, and match each with your bank’s statement.',
        { call: 'listPayouts' },
      ],
    },
  ],
}
