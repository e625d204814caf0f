// Proves DEMO-28.
import { expect, test } from 'vitest'
import { findExercise, listExercises } from '#seed/exercises.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { nextOf, setsOf, whatIsNext } from './kept-set.ts'

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

const [first] = listExercises()
const own = (complete: boolean) => {
  if (!first) throw new Error('There is no exercise.')
  return [
    { kept: ownExerciseRow(), exercise: { ...first, id: 'own-beans', title: 'Beans' }, complete },
  ]
}
const lastBuiltIn = setsOf(null).at(-1)?.exercises.at(-1) ?? ''

test.each([
  ['that is complete', own(true), { next: 'Beans' }],
  ['that is not finished', own(false), { next: first?.title }],
  ['that is not read yet', undefined, { next: first?.title }],
])('after the last built-in exercise, one of the trainer’s own %s', (_what, entries, expected) => {
  const find = (id: string) =>
    entries?.map(({ exercise }) => exercise).find((each) => each.id === id) ?? findExercise(id)
  expect(whatIsNext(lastBuiltIn, { own: entries, find })).toEqual(expected)
})
