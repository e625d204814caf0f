// Proves BIZ-1.
import { expect, test } from 'vitest'
import { lackingText, tradeAndTown } from './business.ts'

test.each([
  [['name'], 'Add your business name to submit your application.'],
  [['trade?', 'town'], 'Add your town to submit your application.'],
  [['businessType', 'town'], 'Add your trade and town to submit your application.'],
  [
    ['name', 'businessType', 'town', 'documents'],
    'Add your business name, trade, town, and documents to submit your application.',
  ],
])('what %j says', (lacking, text) => {
  expect(lackingText(lacking)).toBe(text)
})

test.each([
  ['Bakery', 'Gweru', 'Bakery, Gweru'],
  ['Bakery', '', 'Bakery'],
  ['', 'Gweru', 'Gweru'],
  ['', '', 'Trade and town not provided'],
])('the trade %j and the town %j are said as far as they are known', (businessType, town, text) => {
  expect(tradeAndTown({ businessType, town })).toBe(text)
})
