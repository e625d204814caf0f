import { fromBase64url, toBase64url } from './base64url.ts'

const encoder = new TextEncoder()

/** Returns a random key of 128 bits in base64url. */
export const newProofKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)))

/** Returns a key's id: the first 48 bits of its SHA-256, in base64url. */
export async function keyIdOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(key))
  return toBase64url(new Uint8Array(digest).subarray(0, 6))
}

/** Returns the first 128 bits of a text's HMAC-SHA-256, in base64url. */
export async function sign(text: string, key: string): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    fromBase64url(key) ?? new Uint8Array(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(text))
  return toBase64url(new Uint8Array(signature).subarray(0, 16))
}
