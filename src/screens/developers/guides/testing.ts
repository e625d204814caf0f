import { failed } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide, type Text } from './guide.ts'

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
