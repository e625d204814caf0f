import { outcomeOf, testAccounts } from '#db/model/test-account.ts'
import { failureOf } from '#src/rules/api/api-facts.ts'
import { failed } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide, type Text } from './guide.ts'

/** A number with what becomes of its payment, as the simulation has it. */
function row(account: string): readonly Text[] {
  const { delay, failure } = outcomeOf(account)
  const after = `${delay / 1000} seconds`
  return failure === null
    ? [`\`${account}\``, '`succeeded`', after, '']
    : [`\`${account}\``, '`failed`', after, `\`${failureOf(failure).code}\``]
}

const { succeeds, delayed, cancelled, insufficient, ...cards } = testAccounts
const head = ['Number', 'Becomes', 'After', 'Failure']

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
          rows: [succeeds, delayed, cancelled, insufficient].map(row),
        },
        'In the sandbox every wallet takes these numbers: `ecocash`, `onemoney`, `innbucks` and `omari`. Any other mobile number pays. A number may be sent with its country, as `+263 77 111 1111`.',
      ],
    },
    {
      id: 'cards',
      heading: 'Cards',
      blocks: [
        { caption: 'Test cards', head, rows: Object.values(cards).map(row) },
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
