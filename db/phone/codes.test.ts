// Proves LINK-6.
import { proofKey, proofRow, requestRow } from '#tests/support/phone-rows.ts'
import fc from 'fast-check'
import { correction, generate } from 'lean-qr'
import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from '../payments/schemas.ts'
import { visible } from '../text/typed-text.ts'
import { readProof, readRequest, writeProof, writeRequest } from './codes.ts'
import { newProofKey, sign } from './sign.ts'

const signed = await writeProof(proofRow(), proofKey)

/** A name that needs no cutting. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((each) => visible(each) === each && Buffer.byteLength(JSON.stringify(each)) <= 46)
const amount = fc.integer({ min: 1, max: 100_000_000 })
const linkId = fc.integer({ min: 1000, max: 99_999_999 }).map(String)
const currency = fc.constantFrom('USD' as const, 'ZWL' as const)
const method = fc.constantFrom(...paymentMethodIds)
/** A customer fee as the console takes it; 0 is none, null a method that is off. */
const fee = fc.option(fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100))
const instant = fc
  .integer({ min: 1_700_000_000, max: 2_000_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString())
const key = fc.constant(null).map(newProofKey)

/** Wraps a code as a scanner may return it. */
const around = fc.constantFrom(
  (code: string) => code,
  (code: string) => ` ${code}\n`,
  (code: string) => `https://paid.example/demo/pay-here#${code}`,
)

test('a request is read as it was written', () => {
  const request = fc.record({
    linkId,
    merchantName: text,
    name: text,
    amount: fc.option(amount),
    most: amount,
    currency,
    fees: fc.tuple(...paymentMethodIds.map(() => fee)),
    once: fc.boolean(),
    shownAt: instant,
    key,
  })
  fc.assert(
    fc.property(request, around, ({ fees, ...rest }, wrap) => {
      const methods = paymentMethodIds.map((id, index) => [id, fees[index]] as const)
      const row = {
        ...rest,
        most: rest.amount ?? rest.most,
        off: methods.flatMap(([id, own]) => (own === null ? [id] : [])),
        customerFees: Object.fromEntries(methods.filter(([, own]) => own)),
      }
      expect(readRequest(wrap(writeRequest(row)))).toEqual(row)
    }),
  )
})

test('a proof is read as it was written, with a signature that only its key makes', async () => {
  const row = fc.record({
    attemptId: fc.stringMatching(/^[0-9a-f]{32}$/),
    linkId,
    amount,
    shownFee: fc.integer({ min: 0, max: 100_000_000 }),
    currency,
    paymentMethod: method,
    account: fc.constantFrom('', '077 *** 1111', '**** 4242'),
    customer: text,
    paidAt: instant,
    keyId: fc.constant(proofRow().keyId),
  })
  await fc.assert(
    fc.asyncProperty(row, key, around, async (each, own, wrap) => {
      const read = readProof(wrap(await writeProof(each, own)))
      expect(read.proof).toEqual(each)
      expect(await sign(read.signed, own)).toBe(read.signature)
      expect(await sign(read.signed, proofKey)).not.toBe(read.signature)
    }),
  )
})

test('the signature is the HMAC-SHA-256 of the code before it, cut to 128 bits', async () => {
  const code = await writeProof(proofRow(), proofKey)
  const { createHmac } = await import('node:crypto')
  const signed = code.slice(0, code.lastIndexOf('.'))
  const whole = createHmac('sha256', Buffer.from(proofKey.slice(8), 'base64url'))
    .update(signed)
    .digest()
  expect(code).toBe(`${signed}.${whole.subarray(0, 16).toString('base64url')}`)
})

describe('the QR code is at most of version 15', () => {
  const site = 'https://a-rather-long-name-of-a-shop.pages.example/paid'
  const versionOf = (path: string, code: string) =>
    (generate(`${site}${path}#${code}`, { minCorrectionLevel: correction.M }).size - 17) / 4
  const long = ['x', '"', '漢', '👩🏾‍🍳', '\u0001'].map((each) => each.repeat(200).slice(0, 200))

  test.each(long)('with names as long as can be: %s', async (name) => {
    const request = requestRow({
      linkId: '99999999',
      merchantName: name,
      name,
      most: 100_000_000,
      amount: 100_000_000,
      customerFees: Object.fromEntries(paymentMethodIds.map((id) => [id, 100])),
    })
    expect(versionOf('/pay-here', writeRequest(request))).toBeLessThanOrEqual(15)
    const amount = 100_000_000
    const row = proofRow({
      linkId: '99999999',
      amount,
      shownFee: amount,
      customer: name,
      account: name,
    })
    const proof = await writeProof(row, proofKey)
    expect(versionOf('/dashboard/payments/scan', proof)).toBeLessThanOrEqual(15)
  })

  test('and a long name is cut between characters', () => {
    const { merchantName, name } = readRequest(
      writeRequest(requestRow({ merchantName: '漢'.repeat(80), name: `${'a'.repeat(51)}漢` })),
    )
    expect([merchantName, name]).toEqual(['漢'.repeat(14), 'a'.repeat(51)])
  })
})

describe('refused are', () => {
  const request = writeRequest(requestRow())
  const unsigned = signed.slice(0, signed.lastIndexOf('.'))
  const codeOf = (read: () => unknown) => {
    try {
      read()
      return null
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error
    }
  }
  const fieldsOf = (over: object) =>
    Object.values({
      linkId: '1042',
      merchantName: 'A',
      name: 'B',
      amount: 1800,
      most: 0,
      currency: 'USD',
      methods: [null, 0, 0, 0, 0, 0, 0, 20_000],
      once: false,
      seconds: 1_795_262_100,
      key: proofKey,
      ...over,
    })
  const payloadOf = (fields: unknown) => Buffer.from(JSON.stringify(fields)).toString('base64url')

  test.each([
    ['nothing', ''],
    ['another app’s code', 'WIFI:S:Shop;T:WPA;P:secret;;'],
    ['an address', 'https://paid.example/pay/vumba-blend-1kg#n=Vumba&m=Vumba&a=1800&c=USD'],
    ['version 0', request.replace('pay1', 'pay0')],
    ['another kind', request.replace('pay1', 'owe1')],
    ['its beginning', 'pa'],
  ])('%s: not a code of this app', (_what, code) => {
    expect(codeOf(() => readRequest(code))).toBe('code-unknown')
    expect(codeOf(() => readProof(code))).toBe('code-unknown')
  })

  test('a newer version, whatever is in it', () => {
    expect(codeOf(() => readRequest('pay2'))).toBe('code-newer')
    expect(codeOf(() => readProof('https://paid.example/#paid17.e30.xyz.abc'))).toBe('code-newer')
  })

  test('the code of the other side', () => {
    expect(codeOf(() => readRequest(signed))).toBe('code-not-request')
    expect(codeOf(() => readProof(request))).toBe('code-not-proof')
  })

  test('a code cut anywhere', () => {
    for (let end = 'pay1'.length; end < request.length; end += 1)
      expect(codeOf(() => readRequest(request.slice(0, end)))).toBe('code-cut')
    for (let end = 'paid1'.length; end < signed.length; end += 1)
      expect(codeOf(() => readProof(signed.slice(0, end)))).toBe('code-cut')
  })

  test.each([
    ['no list', {}],
    ['an empty list', []],
    ['a link that is none', fieldsOf({ linkId: 'x' })],
    ['no name', fieldsOf({ merchantName: ' \u200b' })],
    ['a name that is no text', fieldsOf({ merchantName: null })],
    ['half a cent', fieldsOf({ amount: 0.5 })],
    ['no limit to its amount', fieldsOf({ amount: null })],
    ['an amount below 0', fieldsOf({ amount: -1800 })],
    ['too large an amount', fieldsOf({ amount: 100_000_001 })],
    ['another currency', fieldsOf({ currency: 'GBP' })],
    ['no methods', fieldsOf({ methods: 0 })],
    ['a method too many', fieldsOf({ methods: [0, 0, 0, 0, 0, 0, 0, 0, 0] })],
    ['a fee below 0', fieldsOf({ methods: [-1, 0, 0, 0, 0, 0, 0, 0] })],
    ['a fee above 100%', fieldsOf({ methods: [1_000_001, 0, 0, 0, 0, 0, 0, 0] })],
    ['half a part of a fee', fieldsOf({ methods: [0.5, 0, 0, 0, 0, 0, 0, 0] })],
    ['a time that is none', fieldsOf({ seconds: 'noon' })],
    ['a short key', fieldsOf({ key: 'abc' })],
  ])('a request with %s', (_what, fields) => {
    expect(codeOf(() => readRequest(`pay1.${payloadOf(fieldsOf({}))}`))).toBeNull()
    expect(codeOf(() => readRequest(`pay1.${payloadOf(fields)}`))).toBe('code-cut')
  })

  test.each([
    ['a time that is none', 'noon'],
    ['a time beyond all', 1e15],
    ['half a second', 0.5],
  ])('a proof with %s', (_what, seconds) => {
    const { attemptId } = proofRow()
    const fields = [attemptId, '1042', 1800, 0, 'USD', 0, '', 'Rudo', seconds, 'q83vEjRW']
    expect(codeOf(() => readProof(`paid1.${payloadOf(fields)}.${'A'.repeat(22)}`))).toBe('code-cut')
  })

  test('what is no text, and more than a code', () => {
    expect(codeOf(() => readRequest('pay1._w'))).toBe('code-cut')
    expect(codeOf(() => readRequest('pay1.!'))).toBe('code-cut')
    expect(codeOf(() => readRequest(`${request}.x`))).toBe('code-cut')
    expect(codeOf(() => readProof(`${unsigned}..${'A'.repeat(22)}`))).toBe('code-cut')
  })

  test('any other text, with a refusal and never a failure', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'pay1.', 'paid1.'),
        (any, start) => {
          expect(codeOf(() => readRequest(start + any))).toMatch(/^code-/)
          expect(codeOf(() => readProof(start + any))).toMatch(/^code-/)
        },
      ),
    )
  })
})

test('invisible characters are left out of names', () => {
  const hidden = writeRequest(requestRow({ merchantName: 'Kariba\u202e Boats\u0000' }))
  expect(readRequest(hidden).merchantName).toBe('Kariba Boats')
})
