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
  lead: 'Charge a customer with one request and get the result by webhook.',
  parts: [
    {
      id: 'first-request',
      heading: 'Make your first request',
      blocks: [
        {
          demo: 'No server answers at these addresses. Send requests from [Test Payments](sandbox-payments) in your dashboard, which responds as described here.',
        },
        {
          steps: [
            'Copy your test key from the [sandbox](sandbox). It starts with `sk_test_`.',
            `Set it on your server as the environment variable \`${keyVariable}\`. The samples on these pages read it from there.`,
            'Charge $50.00 to the test number that always succeeds:',
          ],
        },
        { call: 'createPayment' },
        answer('201', examplePayment),
        'The payment is `pending` until the customer confirms it on their phone, which takes two seconds in the sandbox. We then send your webhook this event:',
        { title: 'Webhook: payment.succeeded', show: JSON.stringify(exampleEvent, null, 2) },
        'Check the event’s [signature](developers-webhooks#check) before you fulfil the order.',
      ],
    },
    {
      id: 'addresses',
      heading: 'Base URLs',
      blocks: [
        {
          caption: 'API base URLs',
          head: ['Use', 'Address', 'Keys'],
          rows: [
            ['Sandbox', `\`${apiBase.test}\``, '`sk_test_…`'],
            ['Live', `\`${apiBase.live}\``, '`sk_live_…`'],
          ],
        },
        'Both behave the same. No money moves in the sandbox, and test payments never appear among live ones. Sandbox objects have `"livemode": false`.',
      ],
    },
    {
      id: 'conventions',
      heading: 'Conventions',
      blocks: [
        {
          list: [
            'Requests and responses are JSON in UTF-8, over HTTPS.',
            'Amounts are integers in cents: `5000` with `USD` is $50.00. Currencies are `USD` and `ZWL`.',
            'Timestamps are in UTC, such as `2026-11-21T12:14:00.000Z`.',
            'Id prefixes show the type of object: `TP` is a test payment, `TX` a live one, `IN` an invoice, `PO` a payout, `EV` an event.',
            'We may add fields at any time. Ignore those you don’t recognise.',
            `Each key can make ${requestsPerSecond} requests per second. Beyond that you get a [429](developers-errors#again).`,
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next steps',
      blocks: [
        {
          list: [
            '[Test each outcome](developers-testing): slow, cancelled and declined payments.',
            '[Verify webhooks](developers-webhooks#check), with code to copy.',
            '[Retry safely](developers-idempotency) without charging twice.',
            '[API reference](developers-reference): every request, parameter and response.',
          ],
        },
      ],
    },
  ],
}

export const authenticationGuide: Guide = {
  id: 'developers-authentication',
  lead: 'Every request needs a secret key, which identifies your business and its permissions.',
  parts: [
    {
      id: 'send',
      heading: 'Send your key',
      blocks: [
        `Send your secret key in the header \`${apiHeaders.key}\` after the word \`Bearer\`.`,
        { call: 'getPayment' },
      ],
    },
    {
      id: 'kinds',
      heading: 'Types of keys',
      blocks: [
        {
          caption: 'Types of keys',
          head: ['Prefix', 'For', 'Where to use it'],
          rows: [
            [`\`${keyStart.secret.test}\``, 'Tests', 'On your server'],
            [`\`${keyStart.secret.live}\``, 'Live payments', 'On your server only'],
            [`\`${keyStart.publishable.test}\``, 'Identifying your app in tests', 'Anywhere'],
            [`\`${keyStart.publishable.live}\``, 'Identifying your app', 'Anywhere'],
          ],
        },
        `The prefix is followed by ${keyLength} letters and digits. A publishable key only identifies your app; requests made with one return 403.`,
        'Test keys work with the sandbox URL, live keys with the live URL.',
      ],
    },
    {
      id: 'permissions',
      heading: 'Permissions',
      blocks: [
        'Each [app](applications) has its own keys and only the permissions you grant it:',
        {
          caption: 'App permissions',
          head: ['Permission', 'Allows the app to'],
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
        'If a permission is missing, the error names it:',
        answer('403', exampleError('not_permitted')),
      ],
    },
    {
      id: 'safe',
      heading: 'Keep it secret',
      blocks: [
        {
          list: [
            'We show a secret key once, when you create it. Store it with your server’s secrets, never in your code or a mobile app.',
            'Roll a key under [Applications](applications) when someone leaves. You choose when the old key stops working: now, in an hour or in a day.',
            'If a key may have leaked, revoke it there. It stops working immediately.',
          ],
        },
        answer('401', exampleError('key_invalid')),
      ],
    },
  ],
}

const head = ['Number', 'Status', 'After', 'Failure']

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
  ['`5048750000000003`', '`succeeded`', '2 seconds', ''],
  ['`5048750000010002`', '`failed`', '2 seconds', '`card_declined`'],
  ['`5048750000020001`', '`failed`', '2 seconds', '`card_insufficient_funds`'],
]

export const testingGuide: Guide = {
  id: 'developers-testing',
  lead: 'In the sandbox, the number you charge decides the outcome.',
  parts: [
    {
      id: 'wallets',
      heading: 'Wallets',
      blocks: [
        {
          caption: 'Wallet test numbers',
          head,
          rows: testWallets,
        },
        'These numbers work for `ecocash`, `onemoney`, `innbucks` and `omari` in the sandbox, and with 071 in place of 077 as well. Any other mobile number succeeds. You can include the country code: `+263 77 111 1111`.',
      ],
    },
    {
      id: 'cards',
      heading: 'Cards',
      blocks: [
        { caption: 'Test cards', head, rows: testCards },
        'Numbers that start with 4 are Visa cards, and numbers that start with 5048 are ZimSwitch cards: send `visa` or `zimswitch` as the method and the card number as the account. In live mode, customers enter cards on a [payment link](developers-payment-links), so card numbers never reach your server.',
      ],
    },
    {
      id: 'failure',
      heading: 'Failed payments',
      blocks: [
        'The request itself succeeds with 201; the payment fails later:',
        answer('200', failed),
        'Branch on `failure.code`. Show `failure.message` to people.',
      ],
    },
    {
      id: 'bench',
      heading: 'Without code',
      blocks: [
        '[Test Payments](sandbox-payments) in your dashboard sends the same requests from a form and shows the request, the response and the signed webhook. Find the results under [Test Transactions](sandbox-transactions).',
      ],
    },
  ],
}
