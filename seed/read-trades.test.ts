// Proves DEMO-5, DEMO-9.
import { expect, test } from 'vitest'
import { tradeIds } from '#db/demo/schemas.ts'
import { readTrades } from './read-trades.ts'
import { seedFiles } from './seed-files.ts'
import { tradeFiles, type TradeFiles } from './trade-files.ts'

const bakery = JSON.stringify(tradeFiles.bakery)

/** The trades with a change to the bakery’s text. */
const changed = (from: string, to: string): TradeFiles => ({
  ...tradeFiles,
  bakery: JSON.parse(bakery.replace(from, to)),
})

test('there are fourteen trades and Other, each like no other', () => {
  const trades = Object.values(readTrades())
  expect(trades.map(({ id }) => id)).toEqual(tradeIds)
  const different = (of: (trade: (typeof trades)[number]) => unknown) =>
    new Set(trades.map((trade) => JSON.stringify(of(trade)))).size
  expect(different(({ name }) => name)).toBe(15)
  expect(different(({ sales }) => [sales.hours, sales.weekdays, sales.perWeek])).toBe(15)
  expect(different(({ items }) => items)).toBe(15)
  const customers = trades.flatMap((trade) => trade.customers)
  expect(new Set(customers).size).toBe(customers.length)
})

test('nobody in a trade has the name of someone in the sample', () => {
  const sample = new Set(
    Object.values(seedFiles).flatMap((rows) =>
      rows.flatMap(({ name, customer }) => [name, customer]),
    ),
  )
  for (const { owner, team, customers } of Object.values(readTrades()))
    for (const name of [owner, ...team, ...customers]) expect(sample.has(name)).toBe(false)
})

test.each([
  [
    'a misspelt field',
    '"town":',
    '"twon":',
    /bakery\.json, field twon: is not a field here\. Use id/,
  ],
  [
    'a price in dollars',
    '"usd":550',
    '"usd":5.5',
    /items\.1\.usd: 5\.5 must be a whole number of cents/,
  ],
  [
    'prices that disagree',
    '"zwl":9500',
    '"zwl":950',
    /items\.1\.zwl: must be about 17\.5 times "usd": 9625/,
  ],
  [
    'an item twice',
    '"Scones, 20"',
    '"Bread, 5 loaves"',
    /items\.5\.name: "Bread, 5 loaves" appears twice/,
  ],
  ['closing before it opens', '[5,18]', '[18,5]', /sales\.hours: must open before it closes/],
  ['more at least than at most', '"from":100', '"from":9900', /sales\.from: is more than "to"/],
  ['too few customers', ',"Rosebank Clinic"', '', /customers: must list at least 8/],
  ['six days', '1.6,0.6]', '1.6]', /sales\.weekdays/],
  ['a team of three', ',"Archford Mbofana"', '', /team: must list 4/],
  [
    'another trade’s id',
    '"id":"bakery"',
    '"id":"salon"',
    /field id: must be "bakery", as the file is named/,
  ],
  [
    'an unknown kind of paper',
    '"type":"health"',
    '"type":"healthy"',
    /document\.type: "healthy" is not allowed/,
  ],
] as const)('%s is said with file and field', (_what, from, to, said) => {
  expect(bakery).toContain(from)
  expect(() => readTrades(changed(from, to))).toThrow(said)
})

test('one more customer is no mistake', () => {
  const files = changed('"Rosebank Clinic"', '"Rosebank Clinic","Chikomba Clinic"')
  expect(readTrades(files).bakery.customers).toContain('Chikomba Clinic')
})

test('a file that is not JSON is said as its mistake', () => {
  const files = { ...tradeFiles, salon: 'seed/trades/salon.json, line 4: a comma is missing' }
  expect(() => readTrades(files)).toThrow('seed/trades/salon.json, line 4: a comma is missing')
})
