// Proves DEMO-28.
import { expect, test } from 'vitest'
import { nextOf } from './kept-set.ts'

const solved = (ids: string) => [...ids].map((id) => ({ id, outcome: 'solved' as const }))

test('what was tried comes again, what the trainer decides does not', () => {
  const results = [
    { id: 'a', outcome: 'tried' as const },
    { id: 'b', outcome: 'review' as const },
  ]
  expect(nextOf(['a', 'b', 'c'], results, 'a')).toBe('c')
  expect(nextOf(['a', 'b'], results, 'b')).toBe('a')
})

test.each([
  ['abc', '', undefined, 'a'],
  ['abc', 'a', 'a', 'b'],
  ['abc', 'ab', 'a', 'c'],
  ['abc', 'c', 'c', 'a'],
  ['abc', 'ac', 'c', 'b'],
  ['abc', 'abc', 'b', undefined],
  // What was solved last is of another set.
  ['abc', 'z', 'z', 'a'],
  ['abc', 'az', 'z', 'b'],
  ['', 'a', 'a', undefined],
])('of %s, with “%s” solved and %s last, the next is %s', (ids, done, last, expected) => {
  expect(nextOf([...ids], solved(done), last)).toBe(expected)
})
