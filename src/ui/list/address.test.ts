import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  anyOf,
  oneOf,
  pageNumber,
  readAddress,
  searchText,
  sortedBy,
  textThat,
  writeAddress,
} from './address.ts'

const schema = v.object({
  tab: oneOf(['all', 'open', 'shut'], 'all'),
  q: searchText,
  kind: anyOf(['tea', 'coffee', 'milk']),
  least: textThat((text) => /^\d+$/.test(text)),
  sort: sortedBy(['name', 'date'], '-date'),
  page: pageNumber,
})
const nothing = { tab: 'all', q: '', kind: [], least: '', sort: '-date', page: 1 } as const

test('an address that asks for nothing gives each its start, and is written as nothing', () => {
  expect(readAddress(schema, '')).toEqual(nothing)
  expect(writeAddress(schema, nothing)).toBe('')
})

test('what is asked is written in the order of the schema and read out of it again', () => {
  const asked = {
    page: 12,
    sort: 'name',
    least: '40',
    kind: ['tea', 'milk'],
    q: 'a & b=c',
    tab: 'shut',
  } as const
  const written = writeAddress(schema, asked)
  expect(written).toBe('?tab=shut&q=a+%26+b%3Dc&kind=tea%2Cmilk&least=40&sort=name&page=12')
  expect(readAddress(schema, written)).toEqual(asked)
})

test('only what differs from its start is written, without the spaces around it', () => {
  expect(writeAddress(schema, { ...nothing, q: '  tea ' })).toBe('?q=tea')
  expect(writeAddress(schema, { ...nothing, q: '   ' })).toBe('')
})

test('nonsense counts as not asked, part by part', () => {
  for (const query of [
    '?tab=__proto__&sort=--date&page=0&least=-1&kind=cocoa',
    '?tab=ALL&sort=price&page=1.5&least=1e3',
    '?page=1e2&sort=&tab',
    '?page=99999999999999999999',
    '?constructor=1&other=2',
  ])
    expect(readAddress(schema, query)).toEqual(nothing)
  expect(readAddress(schema, '?kind=milk,cocoa,tea,tea&tab=x')).toEqual({
    ...nothing,
    kind: ['tea', 'milk'],
  })
  expect(readAddress(schema, `?q=${'x'.repeat(999)}`).q).toHaveLength(200)
})
