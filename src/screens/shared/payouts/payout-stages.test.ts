import { expect, test } from 'vitest'
import { payoutRow } from '#tests/support/money-rows.ts'
import { listingOf } from '#db/payouts/queries.ts'
import { payoutStages } from './payout-stages.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const firstNote = (over: Parameters<typeof payoutRow>[0]) =>
  payoutStages(listingOf(payoutRow(over)), now)[0]?.note

test('a payout that has not left says until when it can be cancelled, and one that is held that it waits', () => {
  expect(firstNote({})).toMatch(/^Leaves at .* You can cancel until then$/)
  const { movesAt: _moves, ...held } = payoutRow()
  const [first, second, third] = payoutStages(listingOf(held), now)
  expect(first?.note).toBe('On hold while the business is suspended. You can still cancel')
  expect([second?.note, third?.note]).toEqual(['', ''])
})

test('one that has come to its end is held by nothing', () => {
  const { movesAt: _moves, ...ended } = payoutRow({
    status: 'cancelled',
    endedAt: now.toISOString(),
  })
  expect(payoutStages(listingOf(ended), now)[0]?.note).toMatch(/^Cancelled /)
})
