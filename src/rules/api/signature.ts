import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { apiHeaders } from './api-facts.ts'

// Not the browser's own, which is only on secure pages.

const encoder = new TextEncoder()

/** Returns the SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  bytesToHex(hash(encoder.encode(text)))

/** Returns the HMAC-SHA256 of a message, in hex (RFC 2104, RFC 4231). */
export const hmacSha256 = async (
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<string> => bytesToHex(hmac(hash, key, message))

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
