/** Marks, spaces and invisible letters at an end, besides those that may end what the app writes there. */
const foreignBut = (own: string) =>
  new RegExp(`(?:(?![${own}])[\\s\\p{Z}\\p{P}\\p{S}\\p{Cf}])+$`, 'u')

const foreignToPath = foreignBut('-/%')
/** Keys may end in `-` and `_`. */
const foreignToData = foreignBut('-/%_=')
const foreignToText = foreignBut('-/%_=.*~+')

/** Undoes what a chat that writes HTML does to an `&`, once or more. */
const plainAnds = (part: string) => part.replace(/&(?:(?:amp|#38);)+/gi, '&')

function decoded(codes: string): string | null {
  try {
    return decodeURIComponent(codes)
  } catch {
    return null
  }
}

/** Returns a part of an address without the foreign characters at its end, written as such or by their codes. */
function withoutEnd(part: string, foreign: RegExp): string {
  const shorter = part.replace(foreign, '')
  const [codes = ''] = /(?:%[\da-f]{2})+$/i.exec(shorter) ?? []
  const text = decoded(codes)
  const kept = text?.replace(foreign, '')
  if (kept === undefined || kept === text) return shorter
  return withoutEnd(shorter.slice(0, -codes.length) + encodeURIComponent(kept), foreign)
}

function tidyQuery(query: string): string {
  const plain = plainAnds(query)
  // A search is anything that a person typed. The app writes its marks by their codes, and its spaces as `+`.
  if (/[?&]q=[^&]*$/.test(plain)) return plain.replace(foreignToText, '').replace(/(?:%20)+$/, '')
  return withoutEnd(plain, foreignToData)
}

/** Returns an address with the `#` that a chat wrote by its code, and often with it what follows. No path has one. */
function plainHash(address: string): string {
  const [, path, hash] = /^([^?#]*?)%23(.*)$/is.exec(address) ?? []
  if (path === undefined || hash === undefined) return address
  return `${path}#${hash.includes('=') ? hash : (decoded(hash) ?? hash)}`
}

/** Where a link to pay begins, as people type it: what follows is read in small letters. */
const payBegins = /\/pay\/(?=[^/]+\/?$)/i

/**
 * Returns an address of the app, from its path on, without what a chat added to it: `.`, `)`, `>`, `,`, `*`, `%20`,
 * `&amp;` and their like, and with what it changed: `%23`, and capitals in a link to pay. What the app writes itself is not
 * changed.
 */
export function tidyAddress(address: string): string {
  const [, path = '', query = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(plainHash(address)) ?? []
  // No path of the app has an `&`.
  return (
    withoutEnd(path.replace(/&.*$/s, ''), foreignToPath).replace(payBegins, '/pay/') +
    tidyQuery(query) +
    withoutEnd(plainAnds(hash), foreignToData)
  )
}
