import { companyKinds, peopleNoun, type PeopleNoun } from '#db/merchants/company-kinds.ts'
import type { Lacking } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'

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

/** Returns a detail of a business, or that it isn't there. */
export const orNotProvided = (text: string): string => text.trim() || 'Not provided'

type Company = Pick<Merchant, 'type' | 'registrationType'>

/** Returns what the people who answer for a business are called, as a title: `Directors`, `Board Members`. BIZ-4. */
export function peopleTitles(company: Company): PeopleNoun {
  const { one, many } = peopleNoun(company)
  const titled = (noun: string) => noun.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return { one: titled(one), many: titled(many) }
}

/** Returns the kinds of company to choose from for a type, and the one that was typed before there was a choice. BIZ-2. */
export function companyKindOptions(type: Merchant['type'], chosen: string) {
  const kinds: readonly string[] = companyKinds[type]
  const all = kinds.includes(chosen) ? kinds : [chosen, ...kinds]
  return all.map((value) => ({ value, label: value || 'Not provided' }))
}

const lackingNames: Record<Lacking, string> = {
  name: 'business name',
  businessType: 'trade',
  town: 'town',
  documents: 'documents',
}

const isLacking = (each: string): each is Lacking => Object.hasOwn(lackingNames, each)

/** Returns what a business must add before it can submit its application, as a sentence. BIZ-1. */
export function lackingText(lacking: readonly string[]): string {
  const names = lacking.filter(isLacking).map((each) => lackingNames[each])
  return `Add your ${new Intl.ListFormat('en').format(names)} to submit your application.`
}

/** Returns what a business does and where, as far as it is known: `Bakery, Gweru`. */
export const tradeAndTown = ({
  businessType,
  town,
}: Pick<Merchant, 'businessType' | 'town'>): string =>
  [businessType, town].filter(Boolean).join(', ') || 'Trade and town not provided'

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

/** Names the product on a business's paper, small at its foot. */
export const byline = 'by Paid'

type Registered = Pick<Merchant, 'tin' | 'vatNumber'>

/** Returns how a business is reached, as its papers print it, and its tax numbers; a line each. */
export const contactLines = ({
  address,
  phone,
  email,
  tin,
  vatNumber,
}: Pick<Merchant, 'address' | 'phone' | 'email'> & Registered): string[] =>
  [
    [address],
    [phone.replaceAll(' ', '\u00a0'), email],
    [tin && `TIN\u00a0${tin}`, vatNumber && `VAT\u00a0${vatNumber}`],
  ]
    .map((line) => line.filter(Boolean).join(' · '))
    .filter(Boolean)

/** Returns the title of a business's invoices: a tax invoice has its TIN and its VAT number. INV-6. */
export const invoiceKind = ({ tin, vatNumber }: Registered): 'Invoice' | 'Tax invoice' =>
  tin && vatNumber ? 'Tax invoice' : 'Invoice'
