import { expect, test } from 'vitest'
import { findCycle } from './find-cycle.ts'

test('a circle is found, wherever it begins, and none where there is none', () => {
  const imports = new Map([
    ['index', ['data', 'ui']],
    ['data', ['ui']],
    ['ui', []],
  ])
  expect(findCycle(imports)).toBeNull()
  expect(findCycle(new Map([...imports, ['ui', ['ledger']], ['ledger', ['data']]]))).toEqual([
    'data',
    'ui',
    'ledger',
  ])
})
