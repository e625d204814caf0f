import { expect, test } from 'vitest'
import { moveText, successRateText } from './method-columns.tsx'

test.each([
  [{ value: 96.4, before: 95.1 }, '96.4%', '+1.3 points vs previous 30 days'],
  [{ value: 90, before: 91 }, '90.0%', '−1.0 point vs previous 30 days'],
  [{ value: 100, before: 100 }, '100.0%', 'no change'],
  [{ value: 50, before: null }, '50.0%', 'no previous data'],
  [{ value: null, before: 50 }, 'None yet', 'in 30 days'],
])('a rate of %o reads %s, %s', (rate, text, moved) => {
  expect([successRateText(rate), moveText(rate)]).toEqual([text, moved])
})
