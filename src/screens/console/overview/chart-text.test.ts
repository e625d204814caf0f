import { expect, test } from 'vitest'
import { nothingConverted } from '#db/money.ts'
import {
  ratePoints,
  rateSentence,
  volumePoints,
  volumeSentence,
  monthPoints,
} from './chart-text.ts'

const at = (day: number) => new Date(2026, 10, day).getTime()
const days = [
  { day: at(19), volume: 18_00, payments: 3, failed: 1 },
  { day: at(20), volume: 0, payments: 0, failed: 0 },
  { day: at(21), volume: 2_540_00, payments: 9, failed: 0 },
]

test('the points of a chart say what its table says', () => {
  expect(volumePoints(days).map(({ value, text }) => [value, text])).toEqual([
    [18_00, '$18.00, 3 payments'],
    [0, '$0.00, 0 payments'],
    [2_540_00, '$2,540.00, 9 payments'],
  ])
  expect(ratePoints(days)).toMatchObject([
    { label: 'Nov 19', value: 75, text: '75%, 1 of 4 failed' },
    { value: 75, text: 'no completed payments' },
    { value: 100, text: '100%, 0 of 9 failed' },
  ])
  expect(monthPoints([{ month: new Date(2026, 10, 1).getTime(), joined: 1 }])).toMatchObject([
    { label: 'November 2026', value: 1, text: '1 merchant' },
  ])
})

test('the sentences', () => {
  expect(
    volumeSentence({ days, volume: { value: 2_558_00, before: 0, zwl: nothingConverted() } }),
  ).toBe('$2,558 in 30 days. Highest day: Nov 21, $2,540.')
  expect(rateSentence(days)).toBe('1 payment of 13 failed. Lowest day: Nov 19, 75%.')
  expect(rateSentence(days.slice(1))).toBe('All of 9 payments succeeded.')
  expect(rateSentence([])).toBe('No payments in the last 30 days.')
})
