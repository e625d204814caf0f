import { expect, test } from 'vitest'
import { appliedFilters, type Filters, filterSchema, narrowed, unfiltered } from './filters.ts'
import { readAddress, writeAddress } from '#src/ui/list/address.ts'

const all: Filters = {
  q: 'rudo',
  status: 'pending',
  method: 'ecocash',
  date: 'custom',
  from: '2026-11-01',
  to: '2026-11-21',
  type: ['payment', 'refund'],
  min: '10.50',
  max: '200',
  only: 'succeeded',
  sort: 'amount',
  page: 3,
}

const parsed = (query: string) => readAddress(filterSchema, query)
const written = (filters: Filters) => writeAddress(filterSchema, filters)

test('an address without filters asks for the newest of all', () => {
  expect(parsed('')).toEqual(unfiltered)
  expect(written(unfiltered)).toBe('')
})

test('what is written into the address is read out of it again', () => {
  expect(written(all)).toBe(
    '?q=rudo&status=pending&method=ecocash&date=custom&from=2026-11-01&to=2026-11-21&type=payment%2Crefund&min=10.50&max=200&only=succeeded&sort=amount&page=3',
  )
  expect(parsed(written(all))).toEqual(all)
  for (const [key, value] of Object.entries(all))
    expect(parsed(written({ ...unfiltered, date: 'custom', [key]: value }))).toMatchObject({
      [key]: value,
    })
})

test('what an address gets wrong counts as not asked', () => {
  expect(
    parsed(
      '?status=nice&method=gold&date=someday&from=2026-02-30&to=x&type=gift,refund&min=-5&max=1e9&only=money&sort=__proto__&page=-2',
    ),
  ).toEqual({ ...unfiltered, type: ['refund'] })
  expect(parsed('?page=1.5').page).toBe(1)
  expect(parsed(`?q=${'x'.repeat(999)}`).q).toHaveLength(200)
})

test('the ledger is asked for the whole days of a custom range, in minor units', () => {
  const now = new Date(2026, 10, 21, 14, 0)
  expect(narrowed(all, now)).toEqual({
    search: 'rudo',
    methods: ['ecocash'],
    types: ['payment', 'refund'],
    from: new Date(2026, 10, 1).getTime(),
    before: new Date(2026, 10, 22).getTime(),
    least: 1_050,
    most: 20_000,
    order: { by: 'amount', descending: false },
  })
})

test('a range that ends before it begins filters nothing', () => {
  const reversed: Filters = { ...unfiltered, date: 'custom', from: '2026-11-21', to: '2026-11-20' }
  const { from, before } = narrowed(reversed, new Date())
  expect([from, before]).toEqual([-Infinity, Infinity])
})

test('each set filter has a chip, whose cross takes it alone away', () => {
  const chips = appliedFilters(all)
  expect(chips.map(({ label }) => label)).toEqual([
    'Successful, incl. refunded',
    'EcoCash',
    'Nov 1, 2026 to Nov 21, 2026',
    'Payment',
    'Refund',
    '$10.50 to $200.00',
  ])
  expect(chips[3]?.without).toEqual({ type: ['refund'] })
  let rest = all
  for (const { without } of chips) rest = { ...rest, ...without }
  expect(appliedFilters(unfiltered)).toEqual([])
  expect([rest.min, rest.max]).toEqual(['', ''])
  expect(appliedFilters({ ...unfiltered, min: '5' })[0]?.label).toBe('At least $5.00')
  expect(appliedFilters({ ...unfiltered, max: '5.00' })[0]?.label).toBe('At most $5.00')
})
