// Proves DEMO-15.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBase64url } from '#db/base64url.ts'
import { listExercises } from '#seed/exercises.ts'
import { durationText, effortText, type TraineeResults } from './kept-results.ts'
import { readResults, ResultCodeError, writeResults } from './result-code.ts'

const resultOf = (id: string, at = 0) => ({
  id,
  at: 1_795_263_240 + at * 317,
  seconds: 41 + at * 37,
  hints: at % 3,
  wrongTurns: at % 5,
  restarts: at % 2,
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
      if (error instanceof ResultCodeError) return error.problem
      throw error
    },
  )

test('results are read as they were written, and all exercises fit a QR code that phones can scan', async () => {
  const code = await writeResults(given)
  expect(await readResults(code)).toEqual(given)
  expect(await readResults(`\n${code}\r\n`)).toEqual(given)
  // Version 20 at the lowest correction.
  expect(code.length).toBeLessThan(858)
})

test('any name and any figures are read as they were written', async () => {
  const figure = fc.nat(1_000_000)
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(names, figure, figure, async (name, seconds, hints) => {
      const trainee = name.trim()
      fc.pre(trainee !== '')
      const one = { ...given, trainee, results: [{ ...resultOf('payout'), seconds, hints }] }
      expect(await readResults(await writeResults(one))).toEqual(one)
    }),
    { numRuns: 100 },
  )
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
    expect(await problemOf(code.replace('results1', 'results2'))).toBe('newer')
    expect(await problemOf('https://paid.example/pay-here#pay1.abc')).toBe('foreign')
    expect(await problemOf('')).toBe('foreign')
  })

  test('with a figure edited by hand', async () => {
    const edited = JSON.stringify([given.device, given.trainee, [['payout', 1, 1, 0, 0, 0]]])
    const signature = (await writeResults(given)).split('.').at(-1)
    const body = toBase64url(new TextEncoder().encode(edited))
    expect(await problemOf(`results1.p${body}.${signature}`)).toBe('damaged')
  })

  test.each([
    ['a negative time', { seconds: -1 }],
    ['a fraction of a hint', { hints: 0.5 }],
    ['an id that is none', { id: '<b>' }],
  ])('signed, with %s', async (_what, over) => {
    const results = [{ ...resultOf('payout'), ...over }]
    expect(await problemOf(await writeResults({ ...given, results }))).toBe('damaged')
  })
})

test('a time is told in minutes, and in hours once there are any', () => {
  expect([5, 65, 3_725].map(durationText)).toEqual(['0:05', '1:05', '1:02:05'])
  expect(effortText({ seconds: 65, hints: 1, wrongTurns: 0 })).toBe('1:05, 1 hint, 0 wrong turns')
})
