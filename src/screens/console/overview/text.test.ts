import { expect, test } from 'vitest'
import { joinedData } from './overview-charts.tsx'
import { merchantChange, overviewLines } from './text.ts'

test('the lines under the title', () => {
  const day = new Date(2026, 10, 21)
  expect(overviewLines(day, undefined)).toEqual(['Activity across all merchants.'])
  expect(overviewLines(day, 0)).toEqual(['Saturday, Nov 21, 2026.', 'No applications are waiting.'])
  expect(overviewLines(day, 1)).toEqual(['Saturday, Nov 21, 2026.', '1 application is waiting.'])
})

test('how the number of merchants moved, in words', () => {
  expect(merchantChange({ value: 16, before: 14, joined: 3 })).toEqual({
    amount: '+2',
    rest: 'net, 3 new',
    direction: 'up',
  })
  expect(merchantChange({ value: 14, before: 14, joined: 1 }).rest).toBe('No change, 1 new')
})

test('who joined in each month, named in full and on the axis in short', () => {
  const months = [{ month: new Date(2026, 10, 1).getTime(), joined: 1 }]
  expect(joinedData(months)).toMatchObject({
    rows: [['November 2026', 1]],
    ticks: ['Nov'],
    inFile: ['2026-11'],
  })
})
