// Proves LINK-6.
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ActionError } from '#db/action.ts'
import { writeProof, writeRequest } from '#db/phone/codes.ts'
import { proofKey, proofRow, requestRow } from '#tests/support/phone-rows.ts'
import { payLinkHash } from './links.ts'
import { readScanned } from './scanned-code.ts'

const facts = {
  name: 'Bread, 5 loaves',
  merchantName: 'Sunrise #1 Bread',
  amount: 5_50,
  currency: 'USD',
} as const
const request = writeRequest(requestRow())
const site = 'https://paid.example/demo'

function codeOf(text: string): string {
  try {
    return readScanned(text).kind
  } catch (error) {
    if (error instanceof ActionError) return error.code
    throw error
  }
}

test('R54 a link is read where `URL` can’t say whether it is one, as in Safari 16', () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  onTestFinished(() => void Object.assign(URL, { canParse }))
  expect(codeOf('https://paid.example/pay/bread')).toBe('link')
  expect(codeOf('Bread')).toBe('code-unknown')
})

describe('a scanned text is told by what it says, on whatever site', () => {
  test.each([
    [request, 'request'],
    [` ${site}/pay-here#${request}\n`, 'request'],
    [`http://localhost:4173/pay/bread#${request}`, 'request'],
    [`${site}/pay/bread${payLinkHash(facts)}`, 'link'],
    [`${site}/pay/bread`, 'link'],
    [`${site}/pay/BREAD/?utm=1`, 'link'],
    ['http://192.168.1.7:5101/pay/vumba-blend-1kg', 'link'],
    [`${site}/pay/bread#n=half`, 'link'],
    [`${site}/pay/`, 'code-unknown'],
    [`${site}/pay/a/b`, 'code-unknown'],
    [`${site}/#for=1.abc`, 'code-unknown'],
    ['pay/bread', 'code-unknown'],
    ['WIFI:S:Shop;;', 'code-unknown'],
    ['', 'code-unknown'],
    [request.replace('pay1', 'pay2'), 'code-newer'],
    [`${site}/pay/bread#pay2.x`, 'code-newer'],
    [request.slice(0, 40), 'code-cut'],
    ['paid1.W10', 'code-cut'],
  ])('%s', (text, kind) => expect(codeOf(text)).toBe(kind))

  test('a proof', async () => {
    const code = await writeProof(proofRow(), proofKey)
    expect(readScanned(`${site}/dashboard/payments/scan#${code}`)).toEqual({
      kind: 'proof',
      code,
      proof: proofRow(),
    })
  })

  test('a link with what its address says of it', () => {
    const hash = payLinkHash(facts)
    expect(readScanned(`${site}/pay/bread${hash}`)).toEqual({
      kind: 'link',
      path: 'bread',
      hash,
      facts,
    })
    expect(readScanned(`${site}/pay/bread#n=half`)).toMatchObject({ facts: null })
  })
})

test('no text does anything but be read or refused', () => {
  const parts = fc.constantFrom(site, '/pay/', '#', 'pay1.', 'paid1.', 'x', '/', '%', request, '👩🏾‍🍳')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((all) => all.join('')),
      ),
      (text) => {
        expect(codeOf(text)).toMatch(/^(request|proof|link|code-unknown|code-newer|code-cut)$/)
      },
    ),
  )
})
