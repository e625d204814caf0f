// Proves DEMO-9.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CodeError } from '#db/codes/sealed.ts'
import { pack } from '#db/demo/pack.ts'
import { demoBusiness, type DemoBusiness, tradeIds } from '#db/demo/schemas.ts'
import { maxAmount } from '#db/money.ts'
import { inventedBusinesses } from '#tests/support/theirs.ts'
import { codeIn, localCurrencyIn, longestCode } from './demo-link.ts'
import { readCode, writeCode } from './link-code.ts'

const [bakery] = inventedBusinesses

const problemOf = async (code: string): Promise<string | null> => {
  try {
    await readCode(code)
    return null
  } catch (error) {
    if (error instanceof CodeError) return error.problem
    throw error
  }
}

const text = (most: number) =>
  fc.string({ unit: 'grapheme', minLength: 2, maxLength: most }).map((typed) => `${typed} Ab`)

const anyBusiness = fc
  .record({
    name: text(20),
    trade: fc.constantFrom(...tradeIds),
    town: text(10),
    owner: text(20),
    currency: fc.constantFrom('USD', 'ZWL'),
    items: fc.array(fc.record({ name: text(20), amount: fc.integer({ min: 1, max: maxAmount }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map((written) => v.safeParse(demoBusiness, written))
  .filter(({ success }) => success)
  .map(({ output }) => output as DemoBusiness)

test('any business is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(anyBusiness, async (business) => {
      expect(await readCode(await writeCode(business))).toEqual(business)
    }),
  )
})

test('a usual business takes a tenth of what a link may carry, and one of long names all fits', async () => {
  expect((await writeCode(bakery)).length).toBeLessThan(longestCode / 10)
  const long: DemoBusiness = {
    ...bakery,
    name: 'The Highfield Corner Bakery and Confectionery of Nyaradzo Chibwe and Daughters',
    items: Array.from({ length: 6 }, (_, at) => ({
      name: `Wedding cake of ${at + 2} tiers with fresh flowers and a topper`,
      amount: 250_00 + at,
    })),
  }
  expect((await writeCode(long)).length).toBeLessThan(longestCode)
})

test.each([
  ['#for=1abc', undefined],
  ['#for=1abc&currency=ZiG', 'ZiG'],
  ['#for=1abc&currency=ZWL', 'ZWL'],
  ['#for=1abc&currency=RTGS', undefined],
  ['', undefined],
])('DEMO-30 beside the code, %j names the local currency %s', (hash, name) => {
  expect(localCurrencyIn(hash)).toBe(name)
  // Links of both kinds are read by every version.
  expect(codeIn(hash)).toBe(hash === '' ? null : '1abc')
})

test('the code is found in the hash of an address', () => {
  expect(codeIn('#for=1abc')).toBe('1abc')
  expect(codeIn('#pricing')).toBe(null)
  expect(codeIn('')).toBe(null)
})

/** Makes a code of other contents with a checksum that is right. */
async function codeOf(contents: unknown): Promise<string> {
  const own = await writeCode(bakery)
  const bytes = new TextEncoder().encode(JSON.stringify(contents))
  const body = Buffer.from(await pack(bytes, 'deflate-raw')).toString('base64url')
  return sealed(own.slice(0, 1), `z${body}`)
}

/** The same checksum, written once more: FNV-1a. */
function sealed(version: string, rest: string): string {
  let sum = 0x811c9dc5
  for (const character of rest) sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193)
  return `${version}${(sum >>> 0).toString(36).padStart(7, '0')}${rest}`
}

describe('a code that is refused', () => {
  const list = ['Sunrise', 'bakery', 'Harare', 'Nyaradzo', 'USD', '', 'Loaf', 110]
  const changed = (at: number, value: unknown) =>
    list.map((each, place) => (place === at ? value : each))

  test.each([
    ['a trade that there is none of', changed(1, 'piracy')],
    ['another currency', changed(4, 'EUR')],
    ['a color that is none', changed(5, 'url(evil)')],
    ['a price of nothing', changed(7, 0)],
    ['a price with a fraction', changed(7, 1.5)],
    ['a price that is text', changed(7, '110')],
    ['a price beyond the most', changed(7, maxAmount + 1)],
    ['no items', list.slice(0, 6)],
    ['seven items', [...list, ...Array.from({ length: 6 }, () => ['Loaf', 110]).flat()]],
    ['an item without its price', list.slice(0, 7)],
    ['a name of one letter', changed(0, 'S')],
    ['a name of spaces', changed(0, '      ')],
    ['a name of invisible characters', changed(0, '\u200b\u202e\u0000\u200b')],
    ['a name that is too long', changed(0, 'S'.repeat(81))],
    ['an owner without a letter', changed(3, '12345')],
    ['an object', { name: 'Sunrise' }],
    ['nothing', null],
  ])('%s', async (_what, contents) => {
    expect(await problemOf(await codeOf(contents))).toBe('foreign')
  })

  test('the same contents, right, are read', async () => {
    expect(await readCode(await codeOf(list))).toMatchObject({ name: 'Sunrise' })
  })

  test('cut, at any place', async () => {
    const code = await writeCode(bakery)
    for (let length = 1; length < code.length; length += 1)
      expect(await problemOf(code.slice(0, length))).toBe('cut')
  })

  test('of a newer version', async () => {
    const code = await writeCode(bakery)
    expect(await problemOf(`2${code.slice(1)}`)).toBe('newer')
  })

  test('too long', async () => {
    expect(await problemOf('1'.repeat(longestCode + 1))).toBe('too-long')
  })

  test('a bomb, which unpacks to megabytes', async () => {
    expect(await problemOf(await codeOf(['A'.repeat(1_000_000)]))).toBe('foreign')
  })

  test('anything at random', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (typed) => {
        expect(await problemOf(typed)).not.toBe(null)
      }),
      { numRuns: 200 },
    )
  })

  test('with any one character changed', async () => {
    const code = await writeCode(bakery)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(code.length - 1),
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
        async (at, character) => {
          fc.pre(code[at] !== character)
          expect(await problemOf(code.slice(0, at) + character + code.slice(at + 1))).not.toBe(null)
        },
      ),
      { numRuns: 200 },
    )
  })
})
