/** One-time codes by RFC 6238, as the authenticator apps make them: SHA-1, six digits, half a minute each. */
const digits = 6
const period = 30

/** Base32 by RFC 4648, five bits to a letter. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const stepAt = (instant: number): number => Math.floor(instant / 1000 / period)

/** A new secret of 160 bits, in Base32. */
export const newSecret = (): string =>
  // 32 goes evenly into 256, so that no letter comes more often than another.
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters.charAt(byte % 32)).join(
    '',
  )

/** What the QR code of a secret says to an authenticator app. */
export const keyAddress = (secret: string, email: string): string =>
  `otpauth://totp/Paid:${encodeURIComponent(email)}?issuer=Paid&secret=${secret}&algorithm=SHA1&digits=${digits}&period=${period}`

/** The bytes of a Base32 text; bits too few for one more are left. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of secret.toUpperCase().replace(/[=\s]/g, '')) {
    const five = letters.indexOf(letter)
    if (five < 0) throw new Error('A secret is written in Base32.')
    held = ((held << 5) | five) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** The code of one half minute, by RFC 4226: four bytes of the hash, taken where its last half byte says. */
async function codeOf(key: CryptoKey, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const number = hash.getUint32(hash.getUint8(19) & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The half minute whose code this is, of the present one and its two neighbours, since clocks differ; null for a code of
 * none of them. `instant` in milliseconds. Not within a transaction, which does not wait for it.
 */
export async function stepOf(
  secret: string,
  code: string,
  instant: number,
): Promise<number | null> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), hmac, false, ['sign'])
  const now = stepAt(instant)
  for (const step of [now, now - 1, now + 1].filter((each) => each >= 0))
    if ((await codeOf(key, step)) === code) return step
  return null
}
