import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { HOTP, Secret, TOTP } from 'otpauth/bare'

/** One-time codes by RFC 6238, as the authenticator apps make them: SHA-1, six digits, half a minute each. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The only one of the library's hashes that these codes need. */
const sign = (_algorithm: string, key: Uint8Array, message: Uint8Array) => hmac(sha1, key, message)

const stepAt = (instant: number): number => Math.floor(instant / 1000 / settings.period)

/** A new secret of 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code of a secret says to an authenticator app. */
export const keyAddress = (secret: string, email: string): string =>
  new TOTP({ ...settings, issuer: 'Paid', label: email, secret }).toString()

/**
 * The half minute whose code this is, of the present one and its two neighbours, since clocks differ; null for a code of
 * none of them. `instant` in milliseconds.
 */
export function stepOf(secret: string, code: string, instant: number): number | null {
  const { algorithm, digits } = settings
  const key = Secret.fromBase32(secret)
  const counter = stepAt(instant)
  const delta = HOTP.validate({
    token: code,
    secret: key,
    algorithm,
    digits,
    counter,
    window: 1,
    hmac: sign,
  })
  return delta === null ? null : counter + delta
}
