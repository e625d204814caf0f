import { expect, test } from 'vitest'
import { moveText, rateText } from './payment-method-row.tsx'

test.each([
  [{ value: 96.4, before: 95.1 }, '96.4%', '1.3 points up, was 95.1%'],
  [{ value: 90, before: 91 }, '90.0%', '1.0 point down, was 91.0%'],
  [{ value: 100, before: 100 }, '100.0%', 'as before'],
  [{ value: 50, before: null }, '50.0%', 'none before'],
  [{ value: null, before: 50 }, 'None yet', 'in 30 days'],
])('a rate of %o reads %s, %s', (rate, text, moved) => {
  expect([rateText(rate), moveText(rate)]).toEqual([text, moved])
})
