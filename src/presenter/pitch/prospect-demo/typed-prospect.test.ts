// Proves DEMO-9.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoBusiness, tradeIds } from '#db/demo/schemas.ts'
import { tableSchemas, type TableName } from '#db/tables.ts'
import { readTrades } from '#seed/read-trades.ts'
import { loadProspect } from '#seed/prospect.ts'
import {
  blankItem,
  startProspect,
  suggestions,
  tradeInName,
  prospectSchema,
  type TypedProspect,
} from './typed-prospect.ts'

const trades = readTrades()
const now = new Date('2026-11-21T12:14:00Z')

const typed = (over: Partial<TypedProspect> = {}): TypedProspect => ({
  name: 'Sunrise Bread',
  trade: 'bakery',
  town: 'Harare',
  owner: 'Nyaradzo Chibwe',
  currency: 'USD',
  items: [{ key: '1', name: 'Brown loaf', price: '1.10' }],
  accent: '',
  ...over,
})

/** Returns the problems of a form by field. */
function problems(values: TypedProspect): Record<string, string> {
  const { issues = [] } = v.safeParse(prospectSchema, values)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

describe('each field says what is wrong with it', () => {
  test.each<[string, Partial<TypedProspect>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Enter the business name' }],
    ['no trade', { trade: '' }, { trade: 'Choose a trade' }],
    ['no town', { town: '' }, { town: 'Enter a town' }],
    ['no owner', { owner: '' }, { owner: 'Enter the owner’s name' }],
    ['an owner of digits', { owner: '12345' }, { owner: 'Use letters in the name' }],
    ['an invisible name', { name: '\u200b\u200b\u200b' }, { name: 'Enter the business name' }],
    ['no item', { items: [blankItem()] }, { 'items.0.name': 'Enter at least one item' }],
    [
      'a price without an item',
      { items: [{ key: '1', name: '', price: '2' }] },
      { 'items.0.name': 'Enter what they sell' },
    ],
    [
      'an item without a price',
      { items: [{ key: '1', name: 'Loaf', price: '' }] },
      { 'items.0.price': 'Enter an amount, such as 100.00' },
    ],
    [
      'a price in words',
      { items: [{ key: '1', name: 'Loaf', price: 'cheap' }] },
      { 'items.0.price': 'Use digits and a point, such as 100.00' },
    ],
    [
      'a price in another currency',
      { currency: 'ZWL', items: [{ key: '1', name: 'Loaf', price: '$2' }] },
      { 'items.0.price': 'Enter the amount in ZWL, not $' },
    ],
  ])('%s', (_what, over, expected) => {
    expect(problems(typed(over))).toEqual(expected)
  })
})

test('what is right is the business, without its empty rows', () => {
  const items = [...typed().items, blankItem()]
  expect(v.parse(prospectSchema, typed({ items, name: '  Sunrise   Bread ' }))).toEqual({
    name: 'Sunrise Bread',
    trade: 'bakery',
    town: 'Harare',
    owner: 'Nyaradzo Chibwe',
    currency: 'USD',
    items: [{ name: 'Brown loaf', amount: 1_10 }],
  })
})

test('a trade fills in what is empty, and another one what the first filled in', () => {
  const { bakery, salon } = trades
  const first = {
    ...startProspect(undefined),
    ...suggestions(startProspect(undefined), { trade: bakery, currency: 'USD' }, undefined),
  }
  expect(first).toMatchObject({ town: bakery.town, owner: bakery.owner })
  expect(first.items.map(({ name }) => name)).toEqual(
    bakery.items.slice(0, 3).map(({ name }) => name),
  )
  const own = { ...first, owner: 'Nyaradzo Chibwe' }
  const second = suggestions(own, { trade: salon, currency: 'USD' }, bakery)
  expect(second.owner).toBe('Nyaradzo Chibwe')
  expect(second.town).toBe(salon.town)
  expect(second.items.map(({ name }) => name)).toEqual(
    salon.items.slice(0, 3).map(({ name }) => name),
  )
})

test('another currency brings other prices, but not over what was typed', () => {
  const { bakery } = trades
  const { items } = suggestions(typed({ items: [] }), { trade: bakery, currency: 'USD' }, undefined)
  const inZwl = suggestions(typed({ items }), { trade: bakery, currency: 'ZWL' }, bakery)
  expect(inZwl.items[0]?.price).toBe('95.00')
  const own = [{ key: '1', name: 'Brown loaf', price: '1.10' }]
  expect(suggestions(typed({ items: own }), { trade: bakery, currency: 'ZWL' }, bakery).items).toBe(
    own,
  )
})

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom(
    '',
    '  ',
    '<script>',
    '\u202e',
    '0',
    '-1',
    '1e9',
    '999999999999',
    'NaN',
    '🍞🥖',
    "'; --",
  ),
)
const price = fc.oneof(
  junk,
  fc.double({ min: 0, max: 2e6 }).map((amount) => amount.toFixed(2)),
)

test('whatever is typed at random is refused in words, or makes rows that their schemas take', () => {
  let made = 0
  fc.assert(
    fc.property(
      fc.record({
        name: junk,
        trade: fc.constantFrom(...tradeIds, '' as const),
        town: fc.oneof(junk, fc.constant('Harare')),
        owner: fc.oneof(junk, fc.constant('Nyaradzo Chibwe')),
        currency: fc.constantFrom('USD', 'ZWL'),
        items: fc.oneof(
          fc.array(fc.record({ key: fc.uuid(), name: junk, price }), { maxLength: 7 }),
          fc.constant(typed().items),
        ),
        accent: fc.constantFrom('', '#be185d'),
      }),
      (values) => {
        const parsed = v.safeParse(prospectSchema, values)
        expect(parsed.issues?.filter(({ message }) => message.length < 6) ?? []).toEqual([])
        if (!parsed.success) return
        const business = v.parse(demoBusiness, parsed.output)
        made += 1
        // The rows of the first few: seed/prospect.test.ts has those of every trade and of odd names.
        if (made > 8) return
        const rows = loadProspect(now, { business, trade: trades[business.trade] })
        for (const [table, schema] of Object.entries(tableSchemas))
          expect(
            (rows[table as TableName] as object[]).filter(
              (row) => !v.is(schema as v.GenericSchema, row),
            ),
          ).toEqual([])
      },
    ),
    { numRuns: 120 },
  )
  expect(made).toBeGreaterThan(5)
})

test.each([
  ['Rufaro Bakery', 'bakery'],
  ['CHIPO’S BREAD & CAKES', 'bakery'],
  ['Baker', 'bakery'],
  ['Lowveld Butchery', 'butchery'],
  ['Gweru Motors', 'car-repair'],
  ['Bindura Phone Clinic', 'phone-repair'],
  ['Mupani Textiles', 'clothing'],
  ['Kadoma Farm Produce', 'farm-produce'],
  ['Simba’s Tuckshop & Sons', 'grocery'],
  ['Kopje Hardware', 'hardware'],
  ['Granite Rest Lodge', 'lodge'],
  ['Msasa Pharmacy', 'pharmacy'],
  ['Acacia Café', 'restaurant'],
  ['Hwange Hair', 'salon'],
  ['Ridge Primary School', 'school'],
  ['Beitbridge Haulage', 'transport'],
  ['Rufaro', ''],
  ['Bakewell Ndlovu & Sons', ''],
  ['Automation Africa', ''],
  ['', ''],
  ['🍞', ''],
])('the name “%s” says the trade “%s”', (name, trade) => {
  expect(tradeInName(name)).toBe(trade)
})
