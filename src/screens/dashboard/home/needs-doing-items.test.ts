import { expect, test } from 'vitest'
import type { NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { needsDoingItems } from './needs-doing-items.ts'

const none = { count: 0, amounts: { USD: 0, ZWL: 0 } }
const some = (count: number, usd: number, zwl = 0) => ({ count, amounts: { USD: usd, ZWL: zwl } })
const nothing: NeedsDoing = {
  overdue: none,
  failed: none,
  charged: { ...none, id: '' },
  disputes: { ...none, id: '', dueAt: '' },
  waiting: none,
  payouts: { ...none, id: '' },
  belowZero: [],
  rejected: [],
  asked: false,
  since: new Date(2026, 10, 19).getTime(),
}

const now = new Date(2026, 10, 21, 12).getTime()

const dueIn = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

test('nothing is listed where nothing went wrong', () => {
  expect(needsDoingItems(nothing, now)).toEqual([])
})

test('each kind says how many and what to do, and leads to where it can be mended', () => {
  expect(
    needsDoingItems(
      {
        ...nothing,
        failed: some(2, 45_00, 175_00),
        waiting: some(1, 45_00),
        belowZero: [{ currency: 'USD', available: -12_00 }],
        rejected: [{ id: 'D-0003', name: 'Bank statement.pdf' }],
        asked: true,
      },
      now,
    ),
  ).toEqual([
    {
      count: 1,
      title: 'USD balance: \u2212$12.00',
      text: 'Below zero after a refund or a dispute. The next payments in USD cover it; no USD payout until then.',
      to: '/dashboard/payments/payouts',
    },
    {
      count: 1,
      title: '1 payment is waiting for the customer',
      text: '$45.00 for over an hour. Retry it.',
      to: '/dashboard/payments/transactions?only=waiting',
    },
    {
      count: 2,
      title: '2 payments failed',
      text: '$45.00 and ZWL\u00a0175.00 since Nov 19. Create a new payment.',
      to: '/dashboard/payments/transactions?only=failed',
    },
    {
      count: 1,
      title: 'Information requested',
      text: 'We need more for your application. Send documents or a reply.',
      to: '/dashboard/business',
    },
    {
      count: 1,
      title: '1 document was rejected',
      text: 'Bank statement.pdf. Read the reason and upload a new one.',
      to: '/dashboard/business',
    },
  ])
})

test.each([
  [
    'one dispute',
    { disputes: { ...some(1, 45_00), id: 'DS-01', dueAt: dueIn(74) } },
    '1 dispute needs evidence',
    '$45.00 held. 3 days left.',
    '/dashboard/payments/disputes/DS-01',
  ],
  [
    'several disputes',
    { disputes: { ...some(2, 90_00), id: 'DS-01', dueAt: dueIn(5.5) } },
    '2 disputes need evidence',
    '$90.00 held. 5 hours left for the first one.',
    '/dashboard/payments/disputes?only=evidence',
  ],
  [
    'one payout that came back',
    { payouts: { ...some(1, 60_00), id: 'PO-07' } },
    '1 payout failed',
    '$60.00 is back in your balance. Check the account.',
    '/dashboard/payments/payouts/PO-07',
  ],
  [
    'several of them',
    { payouts: { ...some(2, 90_00), id: 'PO-07' } },
    '2 payouts failed',
    '$90.00 is back in your balance. Check the account.',
    '/dashboard/payments/payouts?only=failed',
  ],
  [
    'one payment that was charged only',
    { charged: { ...some(1, 18_00), id: 'TX-20' } },
    '1 payment charged, not received',
    '$18.00. Don’t ask for it again: report it.',
    '/dashboard/payments/transactions/TX-20',
  ],
  [
    'several payments that were charged only',
    { charged: { ...some(2, 36_00), id: 'TX-20' } },
    '2 payments charged, not received',
    '$36.00. Don’t ask for them again: report them.',
    '/dashboard/payments/transactions?only=charged',
  ],
])('%s', (_what, over, title, text, to) => {
  expect(needsDoingItems({ ...nothing, ...over }, now)).toMatchObject([{ title, text, to }])
})
