import { apiHeaders } from './api-facts.ts'

const encoder = new TextEncoder()

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

/** Returns the HMAC-SHA256 of a message, in hex (RFC 2104, RFC 4231). */
export async function hmacSha256(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return hexOf(await crypto.subtle.sign('HMAC', imported, message))
}

/**
 * Returns the `Paid-Signature` of a webhook, `t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>">`, keyed with the
 * address's secret. Each attempt has its own timestamp.
 */
export async function signatureOf(secret: string, at: string, body: string): Promise<string> {
  const seconds = Math.floor(Date.parse(at) / 1000)
  const signed = encoder.encode(`${seconds}.${body}`)
  return `t=${seconds},v1=${await hmacSha256(encoder.encode(secret), signed)}`
}

/** Returns the headers of a webhook request. */
export const webhookHeaders = (signature: string): [name: string, value: string][] => [
  ['Content-Type', 'application/json'],
  ['User-Agent', 'Paid-Webhooks/1.0'],
  [apiHeaders.signature, signature],
]
