import { expect, test } from 'vitest'
import { flowCaption, flowPoints, flowSentence } from './text.ts'

const step = (from: Date, to: Date) => ({
  from: from.getTime(),
  to: to.getTime(),
  in: 120_00,
  out: 20_00,
})
const flow = {
  steps: [],
  now: { in: 120_00, out: 60_00, refunds: 10_00, payouts: 45_00, fees: 5_00 },
  before: { in: 100_00, out: 0 },
}

test('one sentence says what came in against the range before, and where the rest went', () => {
  expect(flowSentence(flow, '30')).toBe(
    '$120.00 came in, 20.0% more than in the 30 days before. Out of it went $45.00 paid out to you, $10.00 refunded and $5.00 in fees.',
  )
  const less = { ...flow, before: { in: 240_00, out: 0 } }
  expect(flowSentence(less, 'year')).toMatch(
    /^\$120\.00 came in, 50\.0% less than in the 12 months/,
  )
  const first = {
    ...flow,
    now: { ...flow.now, out: 5_00, refunds: 0, payouts: 0 },
    before: { in: 0, out: 0 },
  }
  expect(flowSentence(first, '7')).toBe(
    '$120.00 came in, with nothing in the 7 days before. Out of it went $5.00 in fees.',
  )
  const none = { in: 0, out: 0, refunds: 0, payouts: 0, fees: 0 }
  expect(flowSentence({ ...flow, now: none }, '90')).toBe(
    'Nothing came in or went out in the last 90 days.',
  )
})

test('a step is named by its day, or by its first and last', () => {
  const day = new Date(2026, 10, 21)
  expect(flowPoints([step(day, day), step(new Date(2026, 10, 15), day)])).toMatchObject([
    { label: 'Nov 21, 2026', value: 120_00, down: 20_00, text: 'in $120.00, out $20.00' },
    { label: 'Nov 15 to Nov 21, 2026' },
  ])
  expect(flowCaption([step(new Date(2026, 7, 24), day)], '90')).toBe(
    'In and out each week, Aug 24, 2026 to today, in US dollars',
  )
})
