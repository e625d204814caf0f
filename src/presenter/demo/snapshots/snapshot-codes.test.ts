// Proves DEMO-10.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCode, bytesOf, type Series, writeSeries } from './snapshot-codes.ts'

const readAll = (codes: readonly string[]) =>
  codes.reduce<Series | null>((series, code) => {
    const next = addCode(series, code)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, null)

const bytes = (size: number, seed = 7) =>
  Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed) % 256)

test('the codes are read in any order, each as often as the camera sees it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 4_000 }), fc.gen(), (whole, pick) => {
      const codes = writeSeries(whole)
      const shuffled = pick(fc.shuffledSubarray, codes, { minLength: codes.length })
      const series = readAll([...shuffled, ...shuffled.slice(0, 3)])
      expect(series && bytesOf(series)).toEqual(whole)
    }),
  )
})

test('each code fits a QR code of version 15', () => {
  // The most bytes of version 15 at the lowest correction level.
  for (const code of writeSeries(bytes(6 * 360))) expect(code.length).toBeLessThanOrEqual(520)
})

describe('a code that is', () => {
  const [first = '', second = ''] = writeSeries(bytes(700))
  const [other = ''] = writeSeries(bytes(700, 8))
  const series = readAll([first])
  test.each([
    ['of something else', 'https://paid.example/pay/house-blend', 'foreign'],
    ['from a newer version', second.replace('paid-state.1.', 'paid-state.2.'), 'newer'],
    ['from another snapshot', other, 'another'],
    ['cut', second.slice(0, 30), 'damaged'],
    ['out of place', second.replace('.2.2.', '.3.2.'), 'damaged'],
    ['one of too many', second.replace('.2.2.', '.2.7.'), 'damaged'],
  ])('%s is refused, and what was read stays', (_what, text, problem) => {
    expect(addCode(series, text)).toBe(problem)
    expect(series?.parts.size).toBe(1)
  })
})

test('codes of which one was changed give nothing', () => {
  const codes = writeSeries(bytes(1_000))
  const changed = codes.map((code, at) => (at === 1 ? code.replace(/.$/, 'A') : code))
  const series = readAll(changed)
  expect(series && bytesOf(series)).toBeNull()
})
