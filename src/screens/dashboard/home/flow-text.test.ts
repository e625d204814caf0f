import { expect, test } from 'vitest'
import { flowCaption, flowLine, flowPoints, flowSentence } from './text.ts'

const step = (from: Date, to: Date, payouts = 0) => ({
  from: from.getTime(),
  to: to.getTime(),
  in: 120_00,
  out: 20_00 + payouts,
  payouts,
})
const none = { amount: 0, adds: 0 }
const flow = {
  steps: [],
  now: { in: 120_00, out: 60_00, refunds: 10_00, payouts: 45_00, fees: 5_00 },
  zwl: { in: none, out: none, refunds: none, payouts: none, fees: none },
  before: { in: 100_00, out: 0, zwl: { in: none, out: none } },
}

test('one sentence says what came in against the range before, and where the rest went', () => {
  expect(flowSentence(flow, '30')).toBe(
    'Money in: $120.00, +20.0% vs previous 30 days. Money out: $45.00 in payouts, $10.00 in refunds and $5.00 in fees.',
  )
  const less = { ...flow, before: { ...flow.before, in: 240_00 } }
  expect(flowSentence(less, 'year')).toMatch(/^Money in: \$120\.00, −50\.0% vs previous 12 months/)
  const first = {
    ...flow,
    now: { ...flow.now, out: 5_00, refunds: 0, payouts: 0 },
    before: { ...flow.before, in: 0 },
  }
  expect(flowSentence(first, '7')).toBe(
    'Money in: $120.00, no previous data. Money out: $5.00 in fees.',
  )
  const nothing = { ...flow, now: { in: 0, out: 0, refunds: 0, payouts: 0, fees: 0 } }
  expect(flowSentence(nothing, '90')).toBe('No money in or out in the last 90 days.')
})

test('amounts in both currencies stay apart, in the sentence and in the line that opens the chart', () => {
  const both = {
    ...flow,
    zwl: { ...flow.zwl, in: { amount: 350_00, adds: 20_00 }, out: { amount: 87_50, adds: 5_00 } },
  }
  expect(flowSentence(both, '30')).toMatch(/^Money in: \$100\.00 and ZWL\u00a0350\.00, \+20\.0% /)
  expect(flowLine(both, '30')).toBe(
    'In $100.00 and ZWL\u00a0350.00, out $55.00 and ZWL\u00a087.50, last 30 days',
  )
  expect(flowLine({ ...flow, now: { ...flow.now, out: 0 } }, '7')).toBe(
    'In $120.00, out $0.00, last 7 days',
  )
  const nothing = { in: 0, out: 0, refunds: 0, payouts: 0, fees: 0 }
  expect(flowLine({ ...flow, now: nothing }, 'year')).toBe('Nothing in the last 12 months')
})

test('a step is named by its day, or by its first and last', () => {
  const day = new Date(2026, 10, 21)
  expect(flowPoints([step(day, day), step(new Date(2026, 10, 15), day)])).toMatchObject([
    { label: 'Nov 21', value: 120_00, down: 20_00, text: 'in $120.00, out $20.00' },
    { label: 'Nov 15 to Nov 21' },
  ])
  expect(flowPoints([step(new Date(2026, 7, 24), new Date(2026, 7, 29))])).toMatchObject([
    { label: 'Aug 24 to Aug 29 (6 of 7 days)' },
  ])
  expect(flowPoints([step(day, day, 900_00)])).toMatchObject([
    { down: 20_00, apart: 900_00, text: 'in $120.00, out $920.00, incl. $900.00 in payouts' },
  ])
  expect(flowCaption([step(new Date(2026, 7, 24), day)], '90')).toBe(
    'Money in and out per week, Aug 24 to today, in US dollars',
  )
})
