import type { Merchant } from './schemas.ts'

type Kinds = Record<Merchant['type'], readonly [string, ...string[]]>

/** The kinds of company of each of the specification's types, the usual one first. */
export const companyKinds = {
  REGISTERED_BUSINESS: [
    'Private limited company',
    'Private business corporation',
    'Partnership',
    'Public limited company',
  ],
  SOLE_TRADER: ['Sole trader'],
  COOPERATIVE: ['Co-operative society'],
  NON_PROFIT: ['Private voluntary organisation', 'Trust'],
} as const satisfies Kinds

type CompanyKind = (typeof companyKinds)[Merchant['type']][number]

/** What most businesses of the sample are. */
export const usualCompany = {
  type: 'REGISTERED_BUSINESS',
  registrationType: 'Private limited company',
} as const

interface KindFacts {
  /** What the people are called who answer for it, one and several. */
  people: readonly [one: string, many: string]
  /** The letters before its registration number. */
  prefix: string
  /** What proves that it is registered. */
  proof: string
  /** Finds the kind in a registration type that was typed freely; the usual kind of a type has none. */
  typed?: RegExp
}

const kindFacts: Record<CompanyKind, KindFacts> = {
  'Private limited company': {
    people: ['director', 'directors'],
    prefix: 'PL',
    proof: 'Certificate of incorporation',
  },
  'Private business corporation': {
    people: ['member', 'members'],
    prefix: 'PBC',
    proof: 'Incorporation statement',
    typed: /\bpbc\b|business corporation/i,
  },
  Partnership: {
    people: ['partner', 'partners'],
    prefix: 'PT',
    proof: 'Partnership agreement',
    typed: /partner/i,
  },
  'Public limited company': {
    people: ['director', 'directors'],
    prefix: 'PLC',
    proof: 'Certificate of incorporation',
    typed: /\bplc\b|public/i,
  },
  'Sole trader': {
    people: ['owner', 'owners'],
    prefix: 'ST',
    proof: 'Shop licence or permit to trade from your council',
  },
  'Co-operative society': {
    people: ['member', 'members'],
    prefix: 'CO',
    proof: 'Certificate of registration as a co-operative',
  },
  'Private voluntary organisation': {
    people: ['board member', 'board members'],
    prefix: 'PVO',
    proof: 'Certificate of registration as a PVO',
  },
  Trust: {
    people: ['trustee', 'trustees'],
    prefix: 'TR',
    proof: 'Registered deed of trust',
    typed: /trust/i,
  },
}

type Company = Pick<Merchant, 'type' | 'registrationType'>

/** Returns the kind of company that a business is: its registration type, where that fits its type. BIZ-2. */
export function companyKind({ type, registrationType }: Company): CompanyKind {
  const kinds: readonly CompanyKind[] = companyKinds[type]
  const typed = registrationType.trim().toLowerCase()
  return (
    kinds.find((kind) => kind.toLowerCase() === typed) ??
    kinds.find((kind) => kindFacts[kind].typed?.test(typed)) ??
    companyKinds[type][0]
  )
}

export interface PeopleNoun {
  /** `director` */
  one: string
  /** `directors` */
  many: string
}

/** Returns what the people who answer for a business are called: directors, members, partners, owners. BIZ-4. */
export function peopleNoun(company: Company): PeopleNoun {
  const [one, many] = kindFacts[companyKind(company)].people
  return { one, many }
}

/** Returns the letters before the registration number of a business, such as `PBC`. BIZ-2. */
export const registrationPrefix = (company: Company): string =>
  kindFacts[companyKind(company)].prefix

/** Returns what proves that a business is registered, such as `Certificate of incorporation`. BIZ-3. */
export const registrationProof = (company: Company): string => kindFacts[companyKind(company)].proof
