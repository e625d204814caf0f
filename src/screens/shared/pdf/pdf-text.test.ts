import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitted, pdfString, textWidth, wrapped } from './pdf-text.ts'

const letter = fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCodePoint(code))

test('a text is a string of a PDF whatever is in it', () => {
  expect(pdfString('Rudo Chikomo')).toBe('(Rudo Chikomo)')
  expect(pdfString('a (b) \\ c')).toBe('(a \\(b\\) \\\\ c)')
  expect(pdfString('Caf\u00e9 \u2026 \u2212$5')).toBe('(Caf\\351 \\205 -$5)')
  expect(pdfString('\u5e97')).toBe('(?)')
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      expect(pdfString(text)).toMatch(/^\((?:[^()\\]|\\[()\\]|\\[0-7]{3})*\)$/)
    }),
  )
})

test('a text is as wide as it is written: a space that does not break is a space, a true minus a hyphen', () => {
  expect(textWidth('ZWL\u00a01', 10)).toBe(textWidth('ZWL 1', 10))
  expect(textWidth('\u2212$5', 10, true)).toBe(textWidth('-$5', 10, true))
})

test('a text that is too wide is cut off with three dots', () => {
  expect(fitted('Rudo', 8, 100)).toBe('Rudo')
  const cut = fitted('Rudo Chikomo of Mutare', 8, 50)
  expect(cut).toMatch(/^Rudo.*\u2026$/)
  expect(textWidth(cut, 8)).toBeLessThanOrEqual(50)
})

test('a text is broken into lines that fit, within a word where it must be, and loses nothing', () => {
  expect(wrapped('Rudo Chikomo of Mutare', 10, 70)).toEqual(['Rudo Chikomo', 'of Mutare'])
  expect(wrapped('One\nTwo', 10, 70)).toEqual(['One', 'Two'])
  expect(wrapped('', 10, 70)).toEqual([''])
  fc.assert(
    fc.property(fc.string({ unit: letter }), fc.boolean(), (text, bold) => {
      const lines = wrapped(text, 10, 60, bold)
      for (const line of lines) expect(textWidth(line, 10, bold)).toBeLessThanOrEqual(60)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})
