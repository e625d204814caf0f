// Proves DEMO-15.
import { describe, expect, test } from 'vitest'
import written from './exercises.json'
import { checkSeed } from './check-seed.ts'
import { grades } from '#db/demo/schemas.ts'
import { checksOf, listExercises, readExercises } from './exercises.ts'
import { SeedError } from './seed-error.ts'

function mistakesOf(list: unknown): readonly string[] {
  try {
    readExercises(list)
    return []
  } catch (error) {
    if (error instanceof SeedError) return error.mistakes
    throw error
  }
}

test('there are at least twenty, in three grades, over both sides', () => {
  const all = listExercises()
  expect(all.length).toBeGreaterThanOrEqual(20)
  for (const grade of grades)
    expect(new Set(all.filter((each) => each.grade === grade).map(({ side }) => side))).toEqual(
      grade === 1 ? new Set(['merchant', 'console', 'customer']) : new Set(['merchant', 'console']),
    )
  for (const exercise of all) expect(checksOf(exercise).length).toBeGreaterThan(0)
  expect(checkSeed(new Date('2026-11-21T12:14:00Z'))).toEqual([])
})

describe('a mistake names the exercise, the field and what is wrong', () => {
  const [good] = written
  const withStep = (check: string | string[]) => [{ ...good, steps: [{ text: 'Do it.', check }] }]
  test.each<[what: string, list: unknown, words: RegExp]>([
    ['not a list', { ...good }, /^seed\/exercises\.json: must be a list/],
    ['a file that is not JSON', 'seed/exercises.json, line 4: a comma', /line 4: a comma/],
    ['not an exercise', [null], /^seed\/exercises\.json, exercise 1, field /],
    [
      'a grade that is none',
      [{ ...good, grade: 4 }],
      /exercise refund-part, field grade: 4 is not allowed/,
    ],
    [
      'an unknown field',
      [{ ...good, level: 1 }],
      /exercise refund-part, field level: is not a field here/,
    ],
    [
      'an unknown scenario',
      [{ ...good, scenario: 'quiet' }],
      /field scenario: "quiet" is not allowed\. Use /,
    ],
    ['no steps', [{ ...good, steps: [] }], /field steps: must not be empty/],
    ['no hint', [{ ...good, hints: [] }], /field hints: must not be empty/],
    [
      'the same id twice',
      [good, good],
      /exercise refund-part, field id: "refund-part" appears twice/,
    ],
    ['an id with spaces', [{ ...good, id: 'Refund it' }], /field id: "Refund it" is not an id/],
    [
      'a line with a mistake',
      withStep(['transactions some', 'transactions where amout = 5 some']),
      /^seed\/exercises\.json, exercise refund-part, step 1, check: "amout" is not a field of transactions/,
    ],
    [
      'nothing to do',
      withStep('transactions where type = refund none'),
      /exercise refund-part, step 1, check: holds before anything is done/,
    ],
    [
      'an amount of any currency',
      withStep(
        'transactions where type = refund and customer = "Kopje Hardware" sum amount = 5000',
      ),
      /step 1, check: "transactions where .*" names an amount without its currency$/,
    ],
    [
      'nothing to check',
      [{ ...good, steps: [{ text: 'Look.' }] }],
      /field steps: no step has a check$/,
    ],
  ])('%s', (_what, list, words) => {
    expect(mistakesOf(list)).toContainEqual(expect.stringMatching(words))
  })
})
