import { readProof, readRequest } from '#db/phone/codes.ts'
import type { PaymentRequest, PaymentProof } from '#db/phone/schemas.ts'
import { readUrl } from '#db/text/read-url.ts'
import { type PayLinkFacts, readPayLinkHash } from './links.ts'

/** What a scanned code is, by its text alone. */
export type ScannedCode =
  /** One payment, which any phone can make. `code` is its text without the address. */
  | { kind: 'request'; code: string; request: PaymentRequest }
  | { kind: 'proof'; code: string; proof: PaymentProof }
  /** A payment link, printed or sent: its path, and what its address says of it, if anything. */
  | { kind: 'link'; path: string; hash: string; facts: PayLinkFacts | null }

const codeKinds = /^(pay|paid)\d/

/** Returns the path of a payment link's address, on whatever site; null for any other text. */
function linkPathIn(text: string): string | null {
  const path = readUrl(text)?.pathname.toLowerCase() ?? ''
  return /\/pay\/([a-z0-9-]{1,60})\/?$/.exec(path)?.[1] ?? null
}

/**
 * Returns what a scanned text is: a request, a proof of payment or a link's address, with or without an address around
 * it. Throws `code-unknown`, `code-newer` or `code-cut` (LINK-6).
 */
export function readScanned(scanned: string): ScannedCode {
  const text = scanned.trim()
  const code = text.split('#').at(-1) ?? ''
  const path = codeKinds.test(code) ? null : linkPathIn(text)
  if (path !== null) {
    const { hash } = new URL(text)
    return { kind: 'link', path, hash, facts: readPayLinkHash(hash) }
  }
  if (/^paid\d/.test(code)) return { kind: 'proof', code, proof: readProof(code).proof }
  return { kind: 'request', code, request: readRequest(code) }
}
