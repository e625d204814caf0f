import * as v from 'valibot'
import { fromBase64url, toBase64url } from '#db/base64url.ts'
import { canPack, pack, unpack } from '#db/demo/pack.ts'
import { demoBusiness, type DemoBusiness } from '#db/demo/schemas.ts'
import type { demoLinkProblems } from '#src/rules/messages/prospect.ts'
import { longestCode } from './demo-link.ts'

/** The most that a code may unpack to, in bytes. */
const mostUnpacked = 16_384

const version = 1

type Problem = keyof typeof demoLinkProblems

/** Why a code can't be read. */
export class LinkCodeError extends Error {
  override name = 'LinkCodeError'
  constructor(readonly problem: Problem) {
    super(problem)
  }
}

/** Returns the checksum of a text (FNV-1a), in seven characters. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0')
}

/** Writes a business as a short list: a code must fit a QR code. */
const listOf = ({ accent = '', items, ...rest }: DemoBusiness) => [
  rest.name,
  rest.trade,
  rest.town,
  rest.owner,
  rest.currency,
  accent,
  ...items.flatMap((item) => [item.name, item.amount]),
]

function fromList(list: readonly unknown[]): unknown {
  const [title, trade, town, owner, currency, accent, ...pairs] = list
  const items = pairs.flatMap((each, at) =>
    at % 2 === 0 ? [{ name: each, amount: pairs[at + 1] }] : [],
  )
  return { name: title, trade, town, owner, currency, items, ...(accent !== '' && { accent }) }
}

/**
 * Returns a business as a code of letters, digits, `-` and `_`. It may be longer than `longestCode`,
 * which a link can't carry.
 */
export async function writeCode(business: DemoBusiness): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(listOf(business)))
  const isPacked = canPack()
  const body = isPacked ? new Uint8Array(await pack(bytes, 'deflate-raw')) : bytes
  const code = `${isPacked ? 'z' : 'p'}${toBase64url(body)}`
  return `${version}${checksum(code)}${code}`
}

/** Returns the business of a code. Rejects with a `LinkCodeError` for anything else. */
export async function readCode(code: string): Promise<DemoBusiness> {
  if (code.length > longestCode) throw new LinkCodeError('too-long')
  const [, made = '', sum = '', rest = ''] = /^([1-9])([0-9a-z]{7})([zp][\w-]*)$/.exec(code) ?? []
  if (made === '') throw new LinkCodeError(/^[1-9][0-9a-z]{0,7}$/.test(code) ? 'cut' : 'foreign')
  if (Number(made) > version) throw new LinkCodeError('newer')
  if (checksum(rest) !== sum) throw new LinkCodeError('cut')
  try {
    const body = fromBase64url(rest.slice(1))
    if (!body) throw new LinkCodeError('foreign')
    const bytes = rest.startsWith('z') ? await unpack(body, 'deflate-raw', mostUnpacked) : body
    const list: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return v.parse(demoBusiness, fromList(v.parse(v.array(v.unknown()), list)))
  } catch {
    throw new LinkCodeError('foreign')
  }
}
