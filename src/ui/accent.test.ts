// Proves DEMO-9.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { accentTones, contrast, grounds, type Tones } from './accent.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = tokens.split('@media screen')

/** Returns the value of a token in a theme. */
const token = (theme: 'light' | 'dark', name: string): string =>
  new RegExp(`${name}: (#[\\da-f]{6})`).exec(theme === 'light' ? light : dark)?.[1] ?? ''

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

/** Lists the pairs of text and ground that are too close. */
function tooClose(theme: 'light' | 'dark', tones: Tones): string[] {
  const pairs: [string, string][] = [
    ...grounds[theme].map((ground): [string, string] => [tones['--primary-text'], ground]),
    ...(['--primary', '--primary-hover', '--primary-active'] as const).map(
      (name): [string, string] => [tones['--on-primary'], tones[name]],
    ),
    [tones['--on-primary-soft'], tones['--primary-soft']],
    [tones['--primary-text'], tones['--selected']],
    ...['--text', '--text-muted', '--text-subtle'].map((name): [string, string] => [
      token(theme, name),
      tones['--selected'],
    ]),
  ]
  return pairs.filter((pair) => contrast(...pair) < 4.5).map((pair) => pair.join(' on '))
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#17543a', '#17543a')).toBe(1)
})

test('any color becomes an accent that can be read in both themes, on and as its text', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const tones = accentTones(color)
      expect(tooClose('light', tones.light)).toEqual([])
      expect(tooClose('dark', tones.dark)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each(['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#ff00ff'])(
  'so does %s',
  (color) => {
    const tones = accentTones(color)
    expect([...tooClose('light', tones.light), ...tooClose('dark', tones.dark)]).toEqual([])
  },
)

test('the grounds are those of the themes', () => {
  for (const theme of ['light', 'dark'] as const)
    expect(
      ['--bg', '--surface', '--raised', '--sunken', '--hover'].map((name) => token(theme, name)),
    ).toEqual(grounds[theme])
})

test('a color that can be read as it is stays nearly as it is', () => {
  const { light: tones } = accentTones('#1a4f8b')
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [before, after] = [parts('#1a4f8b'), parts(tones['--primary'])]
  for (const [at, part] of before.entries())
    expect(Math.abs(part - (after[at] ?? 0))).toBeLessThan(4)
})
