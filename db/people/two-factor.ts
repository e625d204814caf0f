import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { HOTP, Secret, TOTP } from 'otpauth/bare'
import { sha256Hex } from '../sha256-hex.ts'
import { lettersAndDigits } from '../text/slug.ts'

/** RFC 6238 settings that authenticator apps use: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The only hash function that these codes need. */
const sign = (_algorithm: string, key: Uint8Array, message: Uint8Array) => hmac(sha1, key, message)

const stepAt = (instant: number): number => Math.floor(instant / 1000 / settings.period)

/** Returns a new secret of 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the URI in a secret's QR code, for an authenticator app. */
export const keyAddress = (secret: string, email: string): string =>
  new TOTP({ ...settings, issuer: 'Paid', label: email, secret }).toString()

/**
 * Returns the time step of a code, trying the current one and its two neighbors, since clocks
 * differ; null if none matches. `instant` in milliseconds.
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

/** Without letters and digits that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10
const length = 10

function newCode(): string {
  let code = ''
  while (code.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // A remainder would favor the first letters.
    if (byte < letters.length * 8) code += letters[byte % letters.length]
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Generates ten recovery codes, each of which signs in once without the authenticator. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode)

/** Returns a recovery code's SHA-256 as hex, ignoring spaces, dashes and case. */
export async function hashOf(code: string): Promise<string> {
  return sha256Hex(lettersAndDigits(code))
}
