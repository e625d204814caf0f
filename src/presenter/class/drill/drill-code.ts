import type { MerchantId } from '#db/common.ts'
import type { Ledger } from '#db/ledger/rows.ts'
import { longestShown } from '#db/payments/check-payment.ts'
import { randomFrom } from '#db/random.ts'
import { visibleLines } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { type CodeKind, kindOf } from '#db/codes/sealed.ts'
import { fullAddress } from '#src/rules/links.ts'

const marks = /^([a-z0-9]{1,9})\.[a-z0-9]{1,7}$/

/**
 * Returns the mark of a shop's payments: the instant of the sample that they are of, and a number made of them. Two phones
 * with the same mark check every message alike. A payment that waits for its customer counts as one that failed, which it
 * becomes in time. DEMO-26.
 */
export function markOf(
  seededAt: Date,
  { rows }: Pick<Ledger, 'rows'>,
  merchantId: MerchantId,
): string {
  const facts = rows
    .filter((row) => row.type === 'payment' && row.merchantId === merchantId)
    .map(({ id, amount, currency, status, refunded, reference, account }) =>
      [
        id,
        amount,
        currency,
        status === 'pending' ? 'failed' : status,
        refunded,
        reference,
        account,
      ].join(' '),
    )
  const number = Math.floor(randomFrom(facts.sort().join('\n'))() * 2 ** 32)
  return `${Math.floor(seededAt.getTime() / 1000).toString(36)}.${number.toString(36)}`
}

/** Returns the instant in a mark; null for any other text. */
export function instantOf(mark: string): Date | null {
  const [, seconds] = marks.exec(mark) ?? []
  const at = new Date(Number.parseInt(seconds ?? '', 36) * 1000)
  return Number.isNaN(at.getTime()) ? null : at
}

/** A message that is shown at the till, and the mark of the payments that it was made of, if its code has one. */
export interface ShownCode {
  message: string
  mark: string | null
}

/** Returns the address in the code of a message, which opens the drill on the other phone. */
export const codeAddress = ({ message, mark }: ShownCode): string =>
  `${fullAddress(pathTo('drill'))}#${new URLSearchParams({ shown: message, of: mark ?? '' }).toString()}`

const messageIn = (text: string): string => visibleLines(text.slice(0, longestShown))

/** Returns the message in the hash of an address, without `#`; null if there is none. */
export function codeInHash(hash: string): ShownCode | null {
  const asked = new URLSearchParams(hash)
  const message = messageIn(asked.get('shown') ?? '')
  const of = asked.get('of') ?? ''
  return message === '' ? null : { message, mark: instantOf(of) === null ? null : of }
}

/** What other codes are, in words. */
const otherCodes = {
  request: 'a code to pay',
  proof: 'the proof of a payment between two phones',
  results: 'a trainee’s results',
  prospect: 'a demo link',
  exercises: 'a link to exercises',
  snapshot: 'a snapshot’s code',
} as const satisfies Record<CodeKind, string>

const otherPaths = [
  [pathTo('learn'), 'a link to exercises'],
  ['/pay/', 'a payment link'],
] as const

/** Returns what a code is that isn't a customer's. */
function nameOfCode(text: string): string {
  const kind = kindOf(text) ?? kindOf(text.split('#').at(-1)?.replace(/^for=/, '') ?? '')
  if (kind) return otherCodes[kind]
  const [, pathname] = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(text) ?? []
  if (pathname === undefined) return 'another code'
  return otherPaths.find(([path]) => pathname.includes(path))?.[1] ?? 'a link to another page'
}

/** Returns the message in a scanned code, or what the code is instead. */
export function readCode(text: string): ShownCode | { other: string } {
  return codeInHash(text.split('#').at(-1) ?? '') ?? { other: nameOfCode(text.trim()) }
}
