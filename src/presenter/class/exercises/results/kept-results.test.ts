// Proves DEMO-28.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exerciseResult, isAnotherTrainee } from './kept-results.ts'

const result = v.parse(exerciseResult, {
  id: 'payout',
  at: 1_795_263_240,
  seconds: 95,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
})

test.each([
  ['Rudo Moyo', 'Tendai Dube', true],
  ['Rudo Moyo', 'Rudo', true],
  ['Rudo Moyo', 'rudo moyo', false],
  ['Rudo Moyo', ' Rudo Moyo ', false],
  ['Rudo Moyo', '', false],
  ['Rudo Moyo', ' \u200b', false],
  ['', 'Tendai Dube', false],
])('over the results of “%s”, “%s” is another’s: %s', (trainee, typed, isAnother) => {
  expect(isAnotherTrainee({ trainee, results: [result] }, typed)).toBe(isAnother)
  expect(isAnotherTrainee({ trainee, results: [] }, typed)).toBe(false)
})
