// Proves DEMO-15.
import { expect, test } from 'vitest'
import { nextOf } from './kept-set.ts'

const solved = (ids: string) => [...ids].map((id) => ({ id }))

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
