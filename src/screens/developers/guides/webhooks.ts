import {
  apiHeaders,
  eventTypes,
  signatureTolerance,
  webhookSecretStart,
} from '#src/rules/api/api-facts.ts'
import { exampleEvent } from '#src/rules/api/openapi/examples.ts'
import type { Guide } from './guide.ts'
import { webhookChecks } from './webhook-checks.ts'
import { exampleHeader, webhookExample } from './webhook-example.ts'

const meanings: Record<(typeof eventTypes)[number], [means: string, data: string]> = {
  'payment.succeeded': ['The money is yours', 'the payment'],
  'payment.failed': ['It did not come', 'the payment, with `failure`'],
  'payment.refunded': ['All of a payment went back', 'the payment'],
  'payout.arrived': ['A payout is on your account', 'the payout'],
  'payout.failed': ['A payout came back to your balance', 'the payout, with `failure`'],
  'invoice.paid': ['All of an invoice was paid', 'the invoice, in short'],
}

const { secret, timestamp, body, signature } = webhookExample

export const webhooksGuide: Guide = {
  id: 'developers-webhooks',
  lead: 'We tell your server what happened as soon as it did, and sign it so that you know it was us.',
  parts: [
    {
      id: 'address',
      heading: 'Give us an address',
      blocks: [
        `Add an address to an [app](applications): https only, and the events that it wants. You get a secret for it, which begins with \`${webhookSecretStart}\`. Test events and live events have addresses of their own.`,
        'Each event is a POST with this body:',
        { title: 'Webhook: payment.succeeded', show: JSON.stringify(exampleEvent, null, 2) },
      ],
    },
    {
      id: 'events',
      heading: 'Events',
      blocks: [
        {
          caption: 'Events',
          head: ['Event', 'Means', '`data` is'],
          rows: eventTypes.map((type) => [`\`${type}\``, ...meanings[type]]),
        },
      ],
    },
    {
      id: 'answer',
      heading: 'Answer quickly',
      blocks: [
        {
          list: [
            'Answer with any status of 200 to 299. Do what takes long afterwards.',
            'Any other answer, and we try again: after 5 seconds, 15 seconds, a minute and five minutes. After five attempts we stop; you can send it again from the app’s log.',
            'The same event may come twice. Keep the `id` of those that you are done with.',
            'Events may come in another order than they happened. Read the object where that matters.',
          ],
        },
      ],
    },
    {
      id: 'signature',
      heading: 'The signature',
      blocks: [
        `The header \`${apiHeaders.signature}\` has a time and a signature:`,
        { title: 'Header', show: `${apiHeaders.signature}: ${exampleHeader}` },
        {
          list: [
            '`t` is when we sent it, in seconds since 1970.',
            '`v1` is the HMAC-SHA256, in hex, of that time, a dot and the body, with the secret of the address as its key.',
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'Check the signature',
      blocks: [
        {
          steps: [
            'Take the body as it came. Parsed and written again it is another text.',
            'Make the signature yourself.',
            'Compare the two in a time that does not depend on where they differ.',
            `Refuse what is more than ${signatureTolerance / 60} minutes old, so that nobody can send you the same event tomorrow.`,
          ],
        },
        { title: 'Is it genuine?', codes: webhookChecks },
      ],
    },
    {
      id: 'example',
      heading: 'An example to try your code on',
      blocks: [
        'With these your code must say yes, given the time of the timestamp. Change any character of them, and it must say no.',
        { title: 'Secret', show: secret },
        { title: 'Timestamp', show: String(timestamp) },
        { title: 'Body', show: body },
        { title: 'Signature', show: signature },
        'The test bench signs every webhook in the same way: [make a payment](sandbox-payments) there and check your code on what it shows.',
      ],
    },
  ],
}
