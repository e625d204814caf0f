import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordSchema } from './record-dialog.tsx'

const typed = { amount: '36.00', method: 'Cash', note: ' At the counter ' } as const

test('an amount becomes minor units, up to what is open', () => {
  expect(v.parse(recordSchema(36_00, 'USD'), typed)).toEqual({
    amount: 36_00,
    method: 'Cash',
    note: 'At the counter',
  })
})

test.each([
  ['36.01', 'Only $36.00 is due'],
  ['0', 'Enter an amount greater than 0'],
  ['', 'Enter an amount, such as 100.00'],
  ['ten', 'Use digits and a point, such as 100.00'],
])('%j is refused: %s', (amount, message) => {
  const { issues } = v.safeParse(recordSchema(36_00, 'USD'), { ...typed, amount })
  expect(issues?.map((issue) => issue.message)).toEqual([message])
})
