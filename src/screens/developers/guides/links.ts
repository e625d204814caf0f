import { exampleError, paymentLink } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

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
