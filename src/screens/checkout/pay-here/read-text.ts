import { currentTime } from '#db/clock.ts'
import { readRequest } from '#db/phone/codes.ts'
import { checkFresh } from '#db/phone/rules.ts'
import type { PaymentRequest } from '#db/phone/schemas.ts'
import { refusalCode, refusalText } from '#src/data/run-action.ts'
import { readPayLinkHash } from '#src/rules/links.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'

/** Returns the part of a scanned text after its last `#`, or all of it. */
export const codeOf = (text: string): string => text.trim().split('#').at(-1) ?? ''

/** A scanned text: the request in it, or the error. */
export type ReadText = { request: PaymentRequest } | { error: unknown }

/** Reads the request in a scanned text, which must be recent. */
export function readText(text: string): ReadText {
  try {
    const request = readRequest(text)
    checkFresh(request, currentTime())
    return { request }
  } catch (error) {
    return { error }
  }
}

/** Returns the message of a scanned text that is no request. */
export async function wordsOf(text: string, error: unknown): Promise<string> {
  const isLink = refusalCode(error) === 'code-unknown' && readPayLinkHash(codeOf(text)) !== null
  return isLink ? phoneMessages.linkCode : refusalText(error)
}
