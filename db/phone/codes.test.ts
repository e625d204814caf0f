// Proves LINK-6.
import { proofKey, proofRow, requestRow } from '#tests/support/phone-rows.ts'
import fc from 'fast-check'
import { correction, generate } from 'lean-qr'
import { describe, expect, test } from 'vitest'
import { visible } from '#src/rules/validation.ts'
import { paymentMethodIds } from '../payments/schemas.ts'
import { readProof, readRequest, writeProof, writeRequest } from './codes.ts'
import { newProofKey, sign } from './sign.ts'

const signed = await writeProof(proofRow(), proofKey)

/** A name that needs no cutting. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((each) => visible(each) === each && Buffer.byteLength(JSON.stringify(each)) <= 62)
const amount = fc.integer({ min: 1, max: 100_000_000 })
const linkId = fc.integer({ min: 1000, max: 99_999_999 }).map(String)
const currency = fc.constantFrom('USD' as const, 'ZWL' as const)
const method = fc.constantFrom(...paymentMethodIds)
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
    off: fc.uniqueArray(method),
    once: fc.boolean(),
    key,
  })
  fc.assert(
    fc.property(request, around, (row, wrap) => {
      expect(readRequest(wrap(writeRequest(row)))).toEqual(row)
    }),
  )
})

test('a proof is read as it was written, with a signature that only its key makes', async () => {
  const row = fc.record({
    attemptId: fc.stringMatching(/^[0-9a-f]{32}$/),
    linkId,
    amount,
    currency,
    paymentMethod: method,
    account: fc.constantFrom('', '077 *** 1111', '**** 4242'),
    customer: text,
    paidAt: fc
      .integer({ min: 1_700_000_000, max: 2_000_000_000 })
      .map((seconds) => new Date(seconds * 1000).toISOString()),
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
  const address = 'https://a-rather-long-name-of-a-shop.pages.example/paid/dashboard/payments/scan#'
  const versionOf = (code: string) =>
    (generate(address + code, { minCorrectionLevel: correction.M }).size - 17) / 4
  const long = ['x', '"', '漢', '👩🏾‍🍳', '\u0001'].map((each) => each.repeat(200).slice(0, 200))

  test.each(long)('with names as long as can be: %s', async (name) => {
    const request = requestRow({
      linkId: '99999999',
      merchantName: name,
      name,
      most: 100_000_000,
      amount: 100_000_000,
      off: [...paymentMethodIds],
    })
    expect(versionOf(writeRequest(request))).toBeLessThanOrEqual(15)
    const row = proofRow({ linkId: '99999999', amount: 100_000_000, customer: name, account: name })
    expect(versionOf(await writeProof(row, proofKey))).toBeLessThanOrEqual(15)
  })

  test('and a long name is cut between characters', () => {
    const { merchantName, name } = readRequest(
      writeRequest(requestRow({ merchantName: '漢'.repeat(80), name: `${'a'.repeat(71)}漢` })),
    )
    expect([merchantName, name]).toEqual(['漢'.repeat(20), 'a'.repeat(71)])
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
    ['a link that is none', ['x', 'A', 'B', 1800, 1800, 'USD', [], false, proofKey]],
    ['no name', ['1042', ' \u200b', 'B', 1800, 1800, 'USD', [], false, proofKey]],
    ['half a cent', ['1042', 'A', 'B', 0.5, 1800, 'USD', [], false, proofKey]],
    ['an amount below 0', ['1042', 'A', 'B', -1800, 1800, 'USD', [], false, proofKey]],
    ['too large an amount', ['1042', 'A', 'B', 100_000_001, 1800, 'USD', [], false, proofKey]],
    ['another currency', ['1042', 'A', 'B', 1800, 1800, 'GBP', [], false, proofKey]],
    ['an unknown method', ['1042', 'A', 'B', 1800, 1800, 'USD', [99], false, proofKey]],
    ['a short key', ['1042', 'A', 'B', 1800, 1800, 'USD', [], false, 'abc']],
  ])('a request with %s', (_what, fields) => {
    expect(codeOf(() => readRequest(`pay1.${payloadOf(fields)}`))).toBe('code-cut')
  })

  test.each([
    ['a time that is none', 'noon'],
    ['a time beyond all', 1e15],
    ['half a second', 0.5],
  ])('a proof with %s', (_what, seconds) => {
    const { attemptId } = proofRow()
    const fields = [attemptId, '1042', 1800, 'USD', 0, '', 'Rudo', seconds, 'q83vEjRW']
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
