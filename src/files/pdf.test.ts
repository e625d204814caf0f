import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withStandIns } from './pdf.ts'

/** A font of Western letters, as the product's is. */
const has = (letter: string) => /[\u0020-\u024f\u2013\u2014\u2018-\u2026\u2212]/.test(letter)

function printed(text: string) {
  const missing: string[] = []
  return [withStandIns(text, has, (letter) => missing.push(letter)), missing.join(' ')]
}

test.each([
  ['Rudo Chikomo', 'Rudo Chikomo', ''],
  ['Zoe\u0308 Ndlovu', 'Zo\u00eb Ndlovu', ''],
  ['$3\u202f240.50', '$3\u00a0240.50', ''],
  ['\u674e\u660e', '??', '\u674e \u660e'],
  ['\u0645\u062d\u0645\u062f', '????', '\u0645 \u062d \u0645 \u062f'],
  ['Li \u660e, Harare', 'Li ?, Harare', '\u660e'],
  // A mark without a composed form is left out of the print, but named.
  ['R\u0304udo', 'Rudo', '\u0304'],
  // An emoji of two persons, tinted and joined, is a stand-in for each.
  ['\u{1f468}\u{1f3fd}\u200d\u{1f33e}\ufe0f', '??', '\u{1f468} \u{1f3fd} \u{1f33e}'],
  ['Rudo\u202e\u200b', 'Rudo', ''],
  // Stand-ins have no direction, so what is beside a name keeps its order without marks.
  ['\u2068\u0645\u062d\u2069 $80.01', '?? $80.01', '\u0645 \u062d'],
  ['One\nTwo', 'One\nTwo', ''],
])('%j is printed as %j', (text, shown, missing) => {
  expect(printed(text)).toEqual([shown, missing])
})

test('whatever the text, only letters of the font are printed, and what they stand for is named', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [shown = '', missing = ''] = printed(text)
      expect([...shown].filter((letter) => letter >= ' ' && !has(letter))).toEqual([])
      const visible =
        text.normalize('NFC').match(/(?![\p{M}\p{Emoji_Modifier}])[\p{L}\p{N}\p{S}]/gu) ?? []
      expect(shown.match(/[^\p{C}\p{Z}]/gu)?.length ?? 0).toBeGreaterThanOrEqual(visible.length)
      for (const letter of visible) expect(has(letter) || missing.includes(letter)).toBe(true)
    }),
  )
})
