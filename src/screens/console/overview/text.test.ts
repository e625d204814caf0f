import { expect, test } from 'vitest'
import { amountChange, merchantChange, overviewLine, successChange } from './text.ts'

test('the line under the title', () => {
  const day = new Date(2026, 10, 21)
  expect(overviewLine(day, undefined)).toBe('The platform at a glance.')
  expect(overviewLine(day, 0)).toBe('Saturday, Nov 21, 2026. No applications are waiting.')
  expect(overviewLine(day, 1)).toBe('Saturday, Nov 21, 2026. 1 application is waiting.')
})

test('how figures moved, in words', () => {
  expect(amountChange({ value: 108_40, before: 100_00 })).toEqual({
    amount: '+8.4%',
    rest: 'vs previous 30 days',
    direction: 'up',
  })
  expect(amountChange({ value: 90, before: 100 }).amount).toBe('−10%')
  expect(amountChange({ value: 90, before: 0 }).rest).toBe('No previous data')
  expect(merchantChange({ value: 16, before: 14, joined: 3 })).toMatchObject({
    amount: '+2',
    rest: 'net, 3 new',
  })
  expect(successChange({ value: 98.3, before: 98.6 })).toMatchObject({
    amount: '−0.3 points',
    direction: 'down',
  })
  expect(successChange({ value: null, before: 98.6 }).rest).toBe('No previous data')
})
