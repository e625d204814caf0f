// Proves DEMO-15.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDuration } from '#db/text/format.ts'
import { CodeError } from '#db/codes/sealed.ts'
import { toBase64url } from '#db/base64url.ts'
import { listExercises } from '#seed/exercises.ts'
import { sign } from '#db/phone/sign.ts'
import { effortText, type TraineeResults } from './kept-results.ts'
import { mostShown, readResults, writeResults } from './result-code.ts'

const resultOf = (id: string, at = 0) => ({
  id,
  at: 1_795_263_240 + at * 317,
  seconds: 41 + at * 37,
  hints: at % 3,
  wrongTurns: at % 5,
  restarts: at % 2,
  outcome: 'solved' as const,
  lacks: [],
})
const given: TraineeResults = {
  device: 'a1b2c3d4e5f6',
  trainee: 'Shamiso Dube-Ndlovu',
  results: listExercises().map(({ id }, at) => resultOf(id, at)),
}

const problemOf = async (text: string) =>
  readResults(text).then(
    () => null,
    (error: unknown) => {
      if (error instanceof CodeError) return error.problem
      throw error
    },
  )

test('results are read as they were written, and all exercises fit a QR code that phones can scan', async () => {
  const code = await writeResults(given)
  expect(await readResults(code)).toEqual(given)
  expect(await readResults(`\n${code}\r\n`)).toEqual(given)
  expect(code.length).toBeLessThan(mostShown)
})

const anyResult = fc.record(
  {
    id: fc.stringMatching(/^[a-z][a-z0-9-]{2,23}$/),
    at: fc.nat(2_000_000_000),
    seconds: fc.nat(1_000_000),
    hints: fc.nat(1_000),
    wrongTurns: fc.nat(1_000),
    restarts: fc.nat(1_000),
    outcome: fc.constantFrom('solved' as const, 'tried' as const, 'review' as const),
    lacks: fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 3 }),
    score: fc.record({ right: fc.nat(100), of: fc.nat(100) }),
  },
  { requiredKeys: ['id', 'at', 'seconds', 'hints', 'wrongTurns', 'restarts', 'outcome', 'lacks'] },
)
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((each) => each.trim() !== '')

test('any results, also those of a test, are read as they were written', async () => {
  const anyTest = fc.record({
    name,
    at: fc.nat(2_000_000_000),
    minutes: fc.integer({ min: 1, max: 240 }),
  })
  const anything = fc.record(
    {
      device: fc.stringMatching(/^[a-z0-9]{1,12}$/),
      trainee: name.map((each) => each.trim()),
      results: fc.array(anyResult, { maxLength: 30 }),
      test: anyTest,
    },
    { requiredKeys: ['device', 'trainee', 'results'] },
  )
  await fc.assert(
    fc.asyncProperty(anything, async (one) => {
      expect(await readResults(await writeResults(one))).toEqual(one)
    }),
    { numRuns: 200 },
  )
})

test('a code of the version before is read: all that it has was solved', async () => {
  const rows = given.results.map((each) => [
    each.id,
    each.at,
    each.seconds,
    each.hints,
    each.wrongTurns,
    each.restarts,
  ])
  const list = JSON.stringify([given.device, given.trainee, rows])
  const text = `results1.p${toBase64url(new TextEncoder().encode(list))}`
  expect(
    await readResults(`${text}.${await sign(text, 'results-UGFpZCByZXN1bHRzLCB2ZXJzaW9uIDE')}`),
  ).toEqual(given)
})

test('a code that must be short says less of what was missing, and nothing else less', async () => {
  const note = 'Wrote: “Your lease has ended”'
  const tried = listExercises().map(({ id, steps }, at) => ({
    ...resultOf(id, at),
    outcome: 'tried' as const,
    lacks: id === 'reject' ? [note] : steps.map(({ text }) => text).slice(0, 3),
  }))
  const long = { ...given, results: tried }
  const whole = await writeResults(long)
  expect((await readResults(whole)).results).toEqual(tried)
  const short = await writeResults(long, mostShown)
  expect(short.length).toBeLessThanOrEqual(mostShown)
  const read = await readResults(short)
  expect(read.results.map(({ id, outcome }) => [id, outcome])).toEqual(
    tried.map(({ id, outcome }) => [id, outcome]),
  )
  expect(read.results.find(({ id }) => id === 'reject')?.lacks).toEqual([note])
})

describe('results that are refused', () => {
  test('with any change, in 500 tries', async () => {
    const code = await writeResults(given)
    const change = fc.record({
      at: fc.nat(code.length - 1),
      takes: fc.nat(12),
      puts: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, takes, puts }) => {
        const changed = code.slice(0, at) + puts + code.slice(at + takes)
        fc.pre(changed.trim() !== code)
        expect(await problemOf(changed)).not.toBe(null)
      }),
      { numRuns: 500 },
    )
  })

  test('cut, of a newer version, or of something else', async () => {
    const code = await writeResults(given)
    expect(await problemOf(code.slice(0, -1))).toBe('damaged')
    expect(await problemOf(code.slice(0, 30))).toBe('damaged')
    expect(await problemOf(code.replace('results2', 'results3'))).toBe('newer')
    expect(await problemOf(code.replace('results2', 'results1'))).toBe('damaged')
    expect(await problemOf(code.replace('results2', 'results0'))).toBe('damaged')
    expect(await problemOf('https://paid.example/pay-here#pay1.abc')).toBe('foreign')
    expect(await problemOf('')).toBe('foreign')
  })

  test('with a figure edited by hand', async () => {
    const edited = JSON.stringify([given.device, given.trainee, [['payout', 1, 1, 0, 0, 0]]])
    const signature = (await writeResults(given)).split('.').at(-1)
    const body = toBase64url(new TextEncoder().encode(edited))
    expect(await problemOf(`results2.p${body}.${signature}`)).toBe('damaged')
  })

  test.each([
    ['a negative time', { seconds: -1 }],
    ['a fraction of a hint', { hints: 0.5 }],
    ['an id that is none', { id: '<b>' }],
    ['an outcome that is none', { outcome: 'passed' as 'solved' }],
    ['a sentence that is too long', { lacks: ['a'.repeat(161)] }],
  ])('signed, with %s', async (_what, over) => {
    const results = [{ ...resultOf('payout'), ...over }]
    expect(await problemOf(await writeResults({ ...given, results }))).toBe('damaged')
  })
})

test('a time is told in minutes, and in hours once there are any', () => {
  expect([5, 65, 3_725].map(formatDuration)).toEqual(['0:05', '1:05', '1:02:05'])
  expect(effortText({ seconds: 65, hints: 1, wrongTurns: 0 })).toBe('1:05, 1 hint, 0 wrong turns')
  expect(effortText({ seconds: 65, hints: 0, wrongTurns: 2, score: { right: 8, of: 10 } })).toBe(
    '8 of 10 right, 1:05',
  )
})
