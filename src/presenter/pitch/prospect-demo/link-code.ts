import * as v from 'valibot'
import { CodeError, open, packedBodyOf, readPackedBody, seal } from '#db/codes/sealed.ts'
import { demoBusiness, type DemoBusiness } from '#db/demo/schemas.ts'
import { longestCode } from './demo-link.ts'

/** The most that a code may unpack to, in bytes. */
const mostUnpacked = 16_384

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
export const writeCode = async (business: DemoBusiness): Promise<string> =>
  seal('prospect', await packedBodyOf(listOf(business)))

/** Returns the business of a code. Rejects with a `CodeError` for anything else. */
export async function readCode(code: string): Promise<DemoBusiness> {
  if (code.length > longestCode) throw new CodeError('too-long')
  const { body } = open('prospect', code)
  try {
    const list = v.parse(v.array(v.unknown()), await readPackedBody(body, mostUnpacked))
    return v.parse(demoBusiness, fromList(list))
  } catch {
    throw new CodeError('foreign')
  }
}
