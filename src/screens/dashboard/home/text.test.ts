import { expect, test } from 'vitest'
import { countChange, endingSoon, greeting, revenueChange } from './text.ts'

test('the greeting follows the hour and uses the first name', () => {
  expect(greeting(new Date(2026, 10, 21, 0, 5), 'Tendai Marufu')).toBe('Good morning, Tendai')
  expect(greeting(new Date(2026, 10, 21, 12, 0), 'Tendai Marufu')).toBe('Good afternoon, Tendai')
  expect(greeting(new Date(2026, 10, 21, 18, 0), ' ')).toBe('Good evening')
  expect(greeting(new Date(2026, 10, 21, 18, 0), undefined)).toBe('Welcome')
})

test('a change is said with a word, never by a sign alone', () => {
  expect(countChange({ value: 2_350, before: 2_170 })).toMatchObject({
    amount: '+180',
    direction: 'up',
  })
  expect(countChange({ value: 3, before: 5 })).toMatchObject({
    amount: '−2',
    direction: 'down',
  })
  expect(countChange({ value: 4, before: 4 })).toMatchObject({
    amount: '',
    rest: 'No change',
  })
  const links = { value: 3, before: 2, endingSoon: 1 }
  expect(countChange(links, endingSoon(links))).toMatchObject({
    rest: 'vs previous 30 days, 1 ends soon',
  })
  expect(endingSoon({ ...links, endingSoon: 2 })).toBe('2 end soon')
  expect(endingSoon({ ...links, endingSoon: 0 })).toBe('')
  expect(revenueChange(20.1)).toMatchObject({ amount: '+20.1%', rest: 'vs previous 30 days' })
  expect(revenueChange(20.1, true).rest).toBe('vs previous 30 days, both currencies')
  expect(revenueChange(-3)).toMatchObject({ amount: '−3.0%' })
  expect(revenueChange(null)).toMatchObject({ rest: 'No previous data' })
})
