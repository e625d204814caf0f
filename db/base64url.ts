/** Encodes bytes as base64url without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Decodes base64url; null for any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const latin1 = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(latin1, (each) => each.charCodeAt(0))
  } catch {
    return null
  }
}
