// Proves DEMO-10.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableSchemas } from '../tables.ts'
import { versions } from '../versions.ts'
import { changesBetween, type RowsByTable, withChanges } from './changes.ts'
import { isInSnapshot } from './snapshot-text.ts'

const anyRows: fc.Arbitrary<RowsByTable> = fc.dictionary(
  fc.constantFrom('merchants', 'transactions', 'counters'),
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom('A', 'B', 'C', 'D'), amount: fc.nat(3), note: fc.string() }),
    { selector: ({ id }) => id },
  ),
)

const sorted = (tables: RowsByTable) =>
  Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [name, [...rows].sort((a, b) => a.id.localeCompare(b.id))] as const)
    .sort(([a], [b]) => a.localeCompare(b))

test('the changes from one state to another make the other from it', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (before, after) => {
      expect(sorted(withChanges(before, changesBetween(before, after)))).toEqual(sorted(after))
    }),
  )
})

test('rows that differ only in the order of their fields are no change', () => {
  const before = { merchants: [{ id: 'A', name: 'Vumba', town: { at: 'Mutare', of: 'ZW' } }] }
  const after = { merchants: [{ town: { of: 'ZW', at: 'Mutare' }, name: 'Vumba', id: 'A' }] }
  expect(changesBetween(before, after)).toEqual({})
})

test('the rows of every kept table are known by an id', () => {
  const keys = Object.fromEntries(
    versions.flatMap(({ stores }) =>
      Object.entries(stores).map(([name, keysOf]) => [name, keysOf?.split(',')[0]]),
    ),
  )
  for (const name of Object.keys(tableSchemas).filter(isInSnapshot))
    expect([name, keys[name]]).toEqual([name, 'id'])
})
