import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changedFields, fieldChanges, clashes } from './changed-fields.ts'

test('fields that are the same are left out, lists and dates being compared by what is in them', () => {
  const before = { name: 'A', days: [1, 2], from: new Date(0), left: null as number | null }
  expect(changedFields(before, { ...before, days: [1, 2], from: new Date(0) })).toEqual({})
  expect(changedFields(before, { ...before, days: [2], left: 3 })).toEqual({ days: [2], left: 3 })
  expect(changedFields({ ...before, left: 3 }, before)).toEqual({ left: null })
})

test('a group of fields is gone into', () => {
  const before = { ecocash: { percent: 2, flat: 30 }, onemoney: { percent: 2, flat: 30 } }
  const after = { ...before, onemoney: { percent: 2.2, flat: 30 } }
  expect(changedFields(before, after)).toEqual({ onemoney: { percent: 2.2 } })
})

test('what is typed differently and means the same is no change; all is new where nothing was valid', () => {
  const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1)) })
  expect(fieldChanges(schema, { name: 'A' }, { name: ' A ' })).toEqual({})
  expect(fieldChanges(schema, { name: '' }, { name: 'A' })).toEqual({ name: 'A' })
})

test('what two have changed differently is a clash, in a group too; what one has, or both alike, is none', () => {
  const began = { name: 'A', price: '1', path: 'a', onemoney: { percent: '2', flat: '30' } }
  const theirs = { ...began, price: '2', path: 'b', onemoney: { percent: '3', flat: '30' } }
  const mine = {
    ...began,
    name: 'B',
    price: '5',
    path: 'b',
    onemoney: { percent: '4', flat: '50' },
  }
  expect(clashes(began, theirs, mine)).toEqual([
    { path: 'price', theirs: '2' },
    { path: 'onemoney.percent', theirs: '3' },
  ])
  expect(clashes(began, began, mine)).toEqual([])
})
