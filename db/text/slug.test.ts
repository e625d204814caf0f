import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersAndDigits, slugOf } from './slug.ts'

test.each([
  ['Vumba Blend, 1 kg', 'vumba-blend-1-kg'],
  ['Zoë’s Café', 'zoes-cafe'],
  ["Rudo's", 'rudos'],
  ['  -- A & B --  ', 'a-b'],
  ['李明', ''],
  ['', ''],
])('%j as an address is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('it has its length, and no dash at an end, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.nat({ max: 60 }),
      (text, longest) => {
        const slug = slugOf(text, longest)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(longest)
        expect(lettersAndDigits(text)).toMatch(/^[a-z0-9]*$/)
      },
    ),
  )
})
