import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hashOf, keyAddress, newRecoveryCodes, newSecret, stepOf } from './two-factor.ts'

/** "12345678901234567890", the key of RFC 6238's test vectors, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of the authenticator', () => {
  // Appendix B of RFC 6238, SHA-1; its codes have eight digits, of which apps show the last six.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('RFC 6238 at %i seconds: %s', (seconds, code) => {
    expect(stepOf(secret, code.slice(-6), seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test('hold in their half minute and in the two beside it, and say which it was', () => {
    for (const [off, step] of [
      [-30, 1],
      [0, 1],
      [30, 1],
    ] as const)
      expect(stepOf(secret, '287082', (59 + off) * 1000)).toBe(step)
    expect(stepOf(secret, '287082', (59 + 60) * 1000)).toBeNull()
    expect(stepOf(secret, '000000', 59_000)).toBeNull()
  })

  test('a new secret has 160 bits, and its address is as authenticator apps read it', () => {
    const made = newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(made)
    const address = new URL(keyAddress(secret, 'tendai@vumbacoffee.example'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.host).toBe('totp')
    expect(decodeURIComponent(address.pathname)).toBe('/Paid:tendai@vumbacoffee.example')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Paid',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

describe('recovery codes', () => {
  test('are ten, all different, of letters and digits that are not taken for one another', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  })

  test('R55 are kept as SHA-256, whatever capitals and dashes they are typed with, on pages that are not secure too', async () => {
    vi.stubGlobal('crypto', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await hashOf('a-B c')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
