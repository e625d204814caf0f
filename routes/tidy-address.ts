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

/**
 * Returns an address of the app, from its path on, without what a chat added to it: `.`, `)`, `>`, `,`, `*`, `%20`,
 * `&amp;` and their like. What the app writes itself is not changed.
 */
export function tidyAddress(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  // No path of the app has an `&`.
  return (
    withoutEnd(path.replace(/&.*$/s, ''), foreignToPath) +
    tidyQuery(query) +
    withoutEnd(plainAnds(hash), foreignToData)
  )
}
