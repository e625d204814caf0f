import { expect, test } from 'vitest'
import { calendarDayText } from '#db/text/format.ts'
import { earlierCustomers, lateText, quantityText } from './invoices.ts'

test.each([
  [1_000, '1'],
  [1_500, '1.5'],
  [125, '0.125'],
  [1_200_000, '1,200'],
])('%i thousandths are %s', (thousandths, text) => {
  expect(quantityText(thousandths)).toBe(text)
})

test('a calendar day and lateness in words', () => {
  expect(calendarDayText('2026-12-05')).toBe('Dec 5, 2026')
  expect([lateText(0), lateText(1), lateText(12)]).toEqual(['', '1 day overdue', '12 days overdue'])
})

test('each earlier customer is offered once, as of last', () => {
  const rudo = { name: 'Rudo Chikomo', email: 'rudo@x.example', phone: '0771234567' }
  const other = { name: 'Farai', email: '', phone: '0712345678' }
  const none = { name: '', email: '', phone: '' }
  const older = { ...rudo, name: 'RUDO CHIKOMO', phone: '' }
  expect(earlierCustomers([rudo, other, none, older].map((customer) => ({ customer })))).toEqual([
    rudo,
    other,
  ])
})
