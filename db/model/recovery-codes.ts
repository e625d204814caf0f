/** Without the letters and digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10
const length = 10

function newCode(): string {
  let code = ''
  while (code.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // A remainder would favour the first letters.
    if (byte < letters.length * 8) code += letters[byte % letters.length]
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Ten codes, each of which signs in once where the authenticator is lost. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode)

/** What is kept of a recovery code: its SHA-256 as hex. Spaces, dashes and capitals don't matter. */
export async function hashOf(code: string): Promise<string> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
