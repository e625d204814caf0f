import { apiBase, requestsPerSecond } from '#src/rules/api/api-facts.ts'
import { keyVariable } from '#src/rules/api/code/api-call.ts'
import { exampleEvent, examplePayment } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

export const startGuide: Guide = {
  id: 'developers',
  lead: 'Ask a customer for money with one request, and hear what became of it from a webhook.',
  parts: [
    {
      id: 'first-request',
      heading: 'Your first request',
      blocks: [
        {
          note: 'This is a demo: nothing answers at these addresses over the internet. Make requests on the [test bench](sandbox-payments) of the dashboard, which answers as described here.',
        },
        {
          steps: [
            'Copy your test key from the [sandbox](sandbox). It begins with `sk_test_`.',
            `Put it into the environment of your server, as \`${keyVariable}\`. The samples on these pages take it from there.`,
            'Ask for $50.00 from the test number that always pays:',
          ],
        },
        { call: 'createPayment' },
        answer('201', examplePayment),
        'The payment is `pending`: the customer now confirms it on their phone. Here that takes two seconds. Then your webhook is sent this:',
        { title: 'Webhook: payment.succeeded', show: JSON.stringify(exampleEvent, null, 2) },
        'Send the goods when you have checked the [signature](developers-webhooks#check) of that, not before.',
      ],
    },
    {
      id: 'addresses',
      heading: 'Two addresses',
      blocks: [
        {
          caption: 'Addresses of the API',
          head: ['Use', 'Address', 'Keys'],
          rows: [
            ['Sandbox', `\`${apiBase.test}\``, '`sk_test_…`'],
            ['Live', `\`${apiBase.live}\``, '`sk_live_…`'],
          ],
        },
        'Both work alike. In the sandbox no money moves, and its payments never show among your live ones. Objects made there say `"livemode": false`.',
      ],
    },
    {
      id: 'conventions',
      heading: 'What holds everywhere',
      blocks: [
        {
          list: [
            'You send JSON and you get JSON, in UTF-8, over https.',
            'Amounts are whole cents: `5000` with `USD` is $50.00. The currency is `USD` or `ZWL`.',
            'Moments are in UTC, such as `2026-11-21T12:14:00.000Z`.',
            'Ids begin with letters that say what they belong to: `TP` a test payment, `TX` a live one, `IN` an invoice, `PO` a payout, `EV` an event.',
            'New fields may come at any time. Ignore those that you don’t know.',
            `A key may make ${requestsPerSecond} requests in a second. Beyond that the answer is [429](developers-errors#again).`,
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Where to go next',
      blocks: [
        {
          list: [
            '[Try each outcome](developers-testing): a customer who is slow, who cancels, who has too little money.',
            '[Check webhooks](developers-webhooks#check), with code to copy.',
            '[Send a request again](developers-idempotency) without asking twice.',
            '[Every request](developers-reference), with its parameters and answers.',
          ],
        },
      ],
    },
  ],
}
