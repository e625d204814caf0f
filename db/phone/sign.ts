import { ActionError } from '../action.ts'
import { fromBase64url, toBase64url } from '../base64url.ts'

/** The characters of a key that name it; the others are secret. */
const nameLength = 8

/** Returns whether this page can sign: browsers offer it to secure pages alone, such as those over https. */
export const canSign = (): boolean => 'subtle' in crypto

/** Refuses with `not-secure` where this page can't sign. */
export function checkCanSign(): void {
  if (!canSign()) throw new ActionError('not-secure', 'The page is not secure.')
}

/** Returns a new random key. */
export const newProofKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(24)))

/** Returns the id of a key, which is no secret. */
export const keyIdOf = (key: string): string => key.slice(0, nameLength)

/** Returns the first 128 bits of a text's HMAC-SHA-256, in base64url. Throws `not-secure`. */
export async function sign(text: string, key: string): Promise<string> {
  checkCanSign()
  const secret = await crypto.subtle.importKey(
    'raw',
    fromBase64url(key.slice(nameLength)) ?? new Uint8Array(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text))
  return toBase64url(new Uint8Array(signature).subarray(0, 16))
}
