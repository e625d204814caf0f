import { apiHeaders, keyLength, keyStart } from '#src/rules/api/api-facts.ts'
import { exampleError } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

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
