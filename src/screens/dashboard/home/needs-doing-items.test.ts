import { expect, test } from 'vitest'
import { nothingConverted } from '#db/money.ts'
import type { NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { needsDoingItems } from './needs-doing-items.ts'

const none = { count: 0, amount: 0, zwl: nothingConverted() }
const nothing: NeedsDoing = {
  overdue: none,
  failed: none,
  charged: { ...none, id: '' },
  disputes: { ...none, id: '', dueAt: '' },
  waiting: none,
  payouts: none,
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
        failed: { count: 2, amount: 55_00, zwl: { amount: 175_00, adds: 10_00 } },
        waiting: { ...none, count: 1, amount: 45_00 },
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
      to: '/dashboard/payments/transactions?status=pending&type=payment',
    },
    {
      count: 2,
      title: '2 payments failed',
      text: '$55.00 (incl. ZWL\u00a0175 at 17.5) since Nov 19. Create a new payment.',
      to: '/dashboard/payments/transactions?status=failed&date=custom&from=2026-11-19&type=payment',
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
    { disputes: { ...none, count: 1, amount: 45_00, id: 'DS-01', dueAt: dueIn(74) } },
    '1 dispute needs evidence',
    '$45.00 held. 3 days left.',
    '/dashboard/payments/disputes/DS-01',
  ],
  [
    'several disputes',
    { disputes: { ...none, count: 2, amount: 90_00, id: 'DS-01', dueAt: dueIn(5.5) } },
    '2 disputes need evidence',
    '$90.00 held. 5 hours left for the first one.',
    '/dashboard/payments/disputes',
  ],
  [
    'one payment that was charged only',
    { charged: { ...none, count: 1, amount: 18_00, id: 'TX-20' } },
    '1 payment charged, not received',
    '$18.00. Don’t ask for it again: report it.',
    '/dashboard/payments/transactions/TX-20',
  ],
  [
    'several of them',
    { charged: { ...none, count: 2, amount: 36_00, id: 'TX-20' } },
    '2 payments charged, not received',
    '$36.00. Don’t ask for them again: report them.',
    '/dashboard/payments/transactions?status=failed&type=payment',
  ],
])('%s', (_what, over, title, text, to) => {
  expect(needsDoingItems({ ...nothing, ...over }, now)).toMatchObject([{ title, text, to }])
})
