import { payout } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

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
