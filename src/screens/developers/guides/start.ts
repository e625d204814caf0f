import {
  apiBase,
  apiHeaders,
  keyLength,
  keyStart,
  requestsPerSecond,
} from '#src/rules/api/api-facts.ts'
import { keyVariable } from '#src/rules/api/code/api-call.ts'
import {
  exampleError,
  exampleEvent,
  examplePayment,
  failed,
} from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide, type Text } from './guide.ts'

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

export const authenticationGuide: Guide = {
  id: 'developers-authentication',
  lead: 'Each request carries a secret key. It says which business is asking, and what it may do.',
  parts: [
    {
      id: 'send',
      heading: 'Send your key',
      blocks: [
        `Send the secret key in the header \`${apiHeaders.key}\`, behind the word \`Bearer\`.`,
        { call: 'getPayment' },
      ],
    },
    {
      id: 'kinds',
      heading: 'Four kinds of keys',
      blocks: [
        {
          caption: 'Kinds of keys',
          head: ['Begins with', 'For', 'Where it may be'],
          rows: [
            [`\`${keyStart.secret.test}\``, 'Tests', 'On your server'],
            [`\`${keyStart.secret.live}\``, 'Live payments', 'On your server only'],
            [`\`${keyStart.publishable.test}\``, 'Naming your app in tests', 'Anywhere'],
            [`\`${keyStart.publishable.live}\``, 'Naming your app', 'Anywhere'],
          ],
        },
        `Behind that stand ${keyLength} letters and digits. A publishable key names your app and can make nothing: such a request is answered with 403.`,
        'A test key works on the sandbox address, a live key on the live one.',
      ],
    },
    {
      id: 'permissions',
      heading: 'Permissions',
      blocks: [
        'You get keys with an [app](applications). An app may do what you allow it, and no more:',
        {
          caption: 'Permissions of an app',
          head: ['Permission', 'Lets the app'],
          rows: [
            ['`payments:read`', 'read payments and refunds'],
            ['`payments:write`', 'create payments and refund them'],
            ['`links:read`', 'read payment links'],
            ['`links:write`', 'create payment links'],
            ['`invoices:read`', 'read invoices'],
            ['`invoices:write`', 'send invoices'],
            ['`payouts:read`', 'read payouts'],
          ],
        },
        'Where one is missing the answer names it:',
        answer('403', exampleError('not_permitted')),
      ],
    },
    {
      id: 'safe',
      heading: 'Keep it secret',
      blocks: [
        {
          list: [
            'A secret key is shown once, when it is made. Put it where your server keeps its secrets, never into your code or an app on a phone.',
            'Roll a key under [Applications](applications) when someone leaves. The old one stops at once, after an hour or after a day, as you choose, so that you can change it without a break.',
            'Revoke it there when it may have been seen. It stops at once.',
          ],
        },
        answer('401', exampleError('key_invalid')),
      ],
    },
  ],
}

const head = ['Number', 'Becomes', 'After', 'Failure']

/** Outcomes by test number. Repeated here because the simulation loads with the database; a test compares the two. */
export const testWallets: readonly (readonly Text[])[] = [
  ['`0771111111`', '`succeeded`', '2 seconds', ''],
  ['`0772222222`', '`succeeded`', '30 seconds', ''],
  ['`0773333333`', '`failed`', '2 seconds', '`customer_cancelled`'],
  ['`0774444444`', '`failed`', '2 seconds', '`insufficient_funds`'],
  ['`0775555555`', '`failed`', '2 seconds', '`debited_not_credited`'],
]

export const testCards: readonly (readonly Text[])[] = [
  ['`4242424242424242`', '`succeeded`', '2 seconds', ''],
  ['`4000000000000002`', '`failed`', '2 seconds', '`card_declined`'],
  ['`4000000000009995`', '`failed`', '2 seconds', '`card_insufficient_funds`'],
]

export const testingGuide: Guide = {
  id: 'developers-testing',
  lead: 'In the sandbox the number decides what becomes of a payment, so that you can see each outcome.',
  parts: [
    {
      id: 'wallets',
      heading: 'Wallets',
      blocks: [
        {
          caption: 'Test numbers of wallets',
          head,
          rows: testWallets,
        },
        'In the sandbox every wallet takes these numbers: `ecocash`, `onemoney`, `innbucks` and `omari`. Any other mobile number pays. A number may be sent with its country, as `+263 77 111 1111`.',
      ],
    },
    {
      id: 'cards',
      heading: 'Cards',
      blocks: [
        { caption: 'Test cards', head, rows: testCards },
        'They are Visa cards: send `visa` as the method and the number as the account. This is for tests only. Live cards are entered on a [payment link](developers-payment-links), so that no card number ever reaches your server.',
      ],
    },
    {
      id: 'failure',
      heading: 'What a failure looks like',
      blocks: [
        'A payment that fails is no error of your request. It was made, answered with 201, and failed later:',
        answer('200', failed),
        'Act on `failure.code`. Show `failure.message` to people.',
      ],
    },
    {
      id: 'bench',
      heading: 'Without code',
      blocks: [
        'The [test bench](sandbox-payments) in your dashboard makes the same requests from a form. It shows what was sent, what was answered, and the webhook that follows with its signature. What it made is listed under [Test Transactions](sandbox-transactions).',
      ],
    },
  ],
}
