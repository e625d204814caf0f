import type { BusinessDocument, DocumentPurpose } from './schemas.ts'

type DocumentType = BusinessDocument['type']

/** What each of the specification's types is for, where it is certain. */
const purposeOfType: Partial<Record<DocumentType, DocumentPurpose>> = {
  incorporation: 'registration',
  license: 'licence',
  tax: 'tax',
  identity: 'identity',
  lease: 'address',
  financial: 'bank',
}

const typeOfPurpose: Partial<Record<DocumentPurpose, DocumentType>> = {
  registration: 'incorporation',
  licence: 'license',
  tax: 'tax',
  identity: 'identity',
  bank: 'financial',
}

/** Returns what a document of a type is for; `other` where the type doesn't say. BIZ-3. */
export const purposeFor = (type: DocumentType): DocumentPurpose => purposeOfType[type] ?? 'other'

/** Returns the specification's type of a document for a purpose; `other` where it has none. BIZ-3. */
export const typeFor = (purpose: DocumentPurpose): DocumentType => typeOfPurpose[purpose] ?? 'other'

/** Words in a file's name that only documents of one purpose have. */
const namedBy: readonly [purpose: DocumentPurpose, words: RegExp][] = [
  ['registration', /certificate of (incorporation|registration)|incorporation|\bcr ?(5|6|14)\b/],
  ['licence', /(shop|trading|business) licen[cs]e|\bpermit\b/],
  ['tax', /tax (clearance|certificate)|\bitf ?263\b/],
  ['identity', /\bid (copy|card|document)\b|national id\b|passport|driver.?s licen[cs]e/],
  ['address', /\blease\b|proof of (address|residence)|(utility|water|electricity|zesa|rates) bill/],
  ['bank', /bank statement/],
]

/** Returns what a file is for by its name; undefined where the name fits none, or several. BIZ-3. */
export function purposeOfName(name: string): DocumentPurpose | undefined {
  const words = name
    .toLowerCase()
    .replace(/[\s._-]+/g, ' ')
    .replaceAll('’', "'")
  const [found, ...more] = namedBy.filter(([, pattern]) => pattern.test(words))
  return more.length === 0 ? found?.[0] : undefined
}

/** Titles of documents by their purpose. */
export const purposeNames = {
  registration: 'Registration certificate',
  licence: 'Licence or permit',
  tax: 'Tax clearance',
  identity: 'ID document',
  address: 'Proof of address',
  bank: 'Bank statement',
  other: 'Other document',
} as const satisfies Record<DocumentPurpose, string>
