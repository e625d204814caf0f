import { exampleError, examplePayment, refund, succeeded } from '#src/rules/api/openapi/examples.ts'
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
