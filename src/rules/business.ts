import * as v from 'valibot'
import type { Merchant } from '#db/merchants/schemas.ts'
import { emailAddress } from './validation.ts'

/** Labels of business sizes and kinds (BIZ-2). */
export const businessSizes = {
  LESS_THAN_50: 'Fewer than 50 people',
  FROM_50_TO_250: '50 to 250 people',
  MORE_THAN_250: 'More than 250 people',
} as const satisfies Record<Merchant['size'], string>

export const businessTypes = {
  REGISTERED_BUSINESS: 'Registered business',
  SOLE_TRADER: 'Sole trader',
  COOPERATIVE: 'Cooperative',
  NON_PROFIT: 'Non-profit',
} as const satisfies Record<Merchant['type'], string>

/** Common reasons for rejecting a document, worded for the business. */
export const documentReasons = [
  'This document is out of date. Upload one from the last three months.',
  'This document is unreadable. Upload a sharper scan or photo.',
  'A page is missing or cut off.',
  'The name doesn’t match the business.',
  'Wrong document uploaded.',
] as const

/** The choice that lets the reviewer type a reason. */
export const otherReason = 'other'

/*
 * Hints about unusual text that may still be saved (BIZ-2). Each function returns the hint, or
 * undefined when nothing is odd.
 */

const isEmpty = (text: string) => text.trim() === ''

/** Returns a hint for an e-mail address that cannot be delivered to. */
export function oddEmail(text: string): string | undefined {
  if (isEmpty(text) || v.is(emailAddress, text)) return undefined
  return 'Enter an email address, such as hello@shop.co.zw.'
}

/** Returns a hint for a phone number that cannot be dialed, or a Zimbabwean one with the wrong number of digits. */
export function oddPhone(text: string): string | undefined {
  if (isEmpty(text)) return undefined
  if (!/^\+?[\d\s()/.-]+$/.test(text.trim()))
    return 'Enter a phone number, such as +263 77 123 4567.'
  const digits = text.replace(/\D/g, '')
  const local = /^(?:00)?2630?(\d*)$/.exec(digits)?.[1] ?? /^0(\d*)$/.exec(digits)?.[1]
  const isMobile = local?.startsWith('7') ?? false
  if (isMobile && local?.length !== 9) return 'Enter 9 digits after +263.'
  if (digits.length < 7 || digits.length > 15) return 'Enter a phone number with 7 to 15 digits.'
  return undefined
}

/** Returns a hint for a website address that a browser would not open. */
export function oddWebsite(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const [, scheme, host = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/?#\s]*)\S*$/i.exec(typed) ?? []
  if (host.includes('@')) return 'Enter a website, not an email address.'
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    return 'Enter a website that starts with https:// or a domain name.'
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i.test(host)
    ? undefined
    : 'Enter a website, such as vumbacoffee.co.zw.'
}
