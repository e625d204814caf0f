import type { NewKey } from '#db/apps/api.ts'
import type { ApiKey } from '#db/apps/schemas.ts'
import { keyLength, keyStart, webhookSecretStart } from './api-facts.ts'
import { sha256 } from './signature.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns random letters and digits from a cryptographic source. */
function randomText(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      // 248 is 4 × 62: using the bytes above it would favor the first characters.
      if (byte < 248 && text.length < length) text += signs.charAt(byte % signs.length)
  return text
}

/** A key with its text; the text of a secret key is never available again. */
export interface MadeKey {
  key: NewKey
  text: string
}

/** Generates a key of the given kind. */
export async function makeKey(kind: ApiKey['kind'], mode: ApiKey['mode']): Promise<MadeKey> {
  const start = keyStart[kind][mode]
  const text = start + randomText(keyLength)
  const digest = await sha256(text)
  const key: NewKey = {
    kind,
    mode,
    start,
    last4: text.slice(-4),
    digest,
    ...(kind === 'publishable' && { text }),
  }
  return { key, text }
}

/** Generates the four keys of a new app. */
export const makeKeys = (): Promise<MadeKey[]> =>
  Promise.all([
    makeKey('publishable', 'test'),
    makeKey('secret', 'test'),
    makeKey('publishable', 'live'),
    makeKey('secret', 'live'),
  ])

/** Generates the secret that signs the webhooks sent to one address. */
export const makeWebhookSecret = (): string => webhookSecretStart + randomText(keyLength)
