import { addMonths } from 'date-fns/addMonths'
import { currentDate } from '../clock.ts'
import { peopleNoun, registrationProof } from './company-kinds.ts'
import { purposeNames } from './document-purposes.ts'
import type { BusinessDocument, Director, DocumentPurpose, Merchant } from './schemas.ts'

/** What the rules read of a document. */
export type ReviewedDocument = Pick<
  BusinessDocument,
  'id' | 'name' | 'status' | 'purpose' | 'uploadDate' | 'rejectionReason' | 'formerDirector'
>

/** A business with its documents and the people who answer for it. */
export interface Papers<Document extends ReviewedDocument = ReviewedDocument> {
  merchant: Pick<Merchant, 'type' | 'registrationType' | 'approvalStatus'>
  documents: readonly Document[]
  directors: readonly Pick<Director, 'id' | 'name' | 'idDocument'>[]
}

export type DocumentState = 'missing' | BusinessDocument['status'] | 'expired'

export interface RequiredDocument<Document extends ReviewedDocument = ReviewedDocument> {
  /** Unique within its business. */
  key: string
  purpose: DocumentPurpose
  /** Its title, such as `ID of Tendai Moyo`. */
  label: string
  /** What to send. */
  hint: string
  /** The person whose identity it proves. */
  directorId?: Director['id']
  state: DocumentState
  document?: Document
}

/** Months after which a tax clearance is no longer valid, and after which an unreviewed proof is too old. */
const validMonths = 12
const recentMonths = 3

/** Returns whether a document is too old for what it should prove, by its upload. */
function isExpired({ purpose, status, uploadDate }: ReviewedDocument, now: Date): boolean {
  const isOlderThan = (months: number) => addMonths(uploadDate, months) < now
  if (purpose === 'tax') return status !== 'rejected' && isOlderThan(validMonths)
  if (purpose === 'bank' || purpose === 'address')
    return status === 'pending' && isOlderThan(recentMonths)
  return false
}

const stateOf = (document: ReviewedDocument, now: Date): DocumentState =>
  isExpired(document, now) ? 'expired' : document.status

const bestFirst: readonly DocumentState[] = ['approved', 'pending', 'rejected', 'expired']

type Wanted = Pick<RequiredDocument, 'key' | 'purpose' | 'label' | 'hint' | 'directorId'>

function wantedOf({ merchant, directors }: Papers): Wanted[] {
  const plain = (purpose: DocumentPurpose, hint: string): Wanted => ({
    key: purpose,
    purpose,
    label: purposeNames[purpose],
    hint,
  })
  const { one } = peopleNoun(merchant)
  const hint = 'National ID, passport or driver’s licence'
  return [
    plain(
      merchant.type === 'SOLE_TRADER' ? 'licence' : 'registration',
      registrationProof(merchant),
    ),
    plain('tax', 'ZIMRA tax clearance (ITF 263) for this year'),
    ...(directors.length === 0
      ? [{ ...plain('identity', hint), label: `ID of each ${one}` }]
      : directors.map(({ id, name }) => ({
          ...plain('identity', hint),
          key: `identity ${id}`,
          label: `ID of ${name}`,
          directorId: id,
        }))),
    plain('address', 'Lease, or a utility bill from the last three months'),
    plain('bank', 'From the last three months'),
  ]
}

/** Returns the documents that could be what is wanted, the best first. */
function candidates<Document extends ReviewedDocument>(
  { purpose, directorId }: Wanted,
  { documents, directors }: Papers<Document>,
  now: Date,
): Document[] {
  const fitting = documents.filter(
    (each) => each.purpose === purpose && each.formerDirector === undefined,
  )
  const rank = (document: Document) => bestFirst.indexOf(stateOf(document, now))
  const sorted = (some: Document[]) =>
    some.sort((a, b) => rank(a) - rank(b) || b.uploadDate.localeCompare(a.uploadDate))
  if (purpose !== 'identity') return sorted(fitting)
  const person = directors.find(({ id }) => id === directorId)
  const own = documents.filter(({ id }) => id === person?.idDocument)
  if (own.length > 0) return own
  // An ID that names nobody is that of the only person who has none.
  const isKnown = ({ id }: Document) => directors.some(({ idDocument }) => idDocument === id)
  const without = directors.filter(
    ({ idDocument }) => !documents.some(({ id }) => id === idDocument),
  )
  return without.length === 1 ? sorted(fitting.filter((each) => !isKnown(each))) : []
}

/**
 * Returns the documents that a business of its kind must have, each with its state: the proof of its
 * registration (a sole trader's licence or permit), its tax clearance, the identity of each person
 * who answers for it, proof of its address, a bank statement. Of several documents for one purpose
 * the best counts. An approved business lacks none: only those that it has are listed. BIZ-3, ADM-3.
 */
export function requiredDocuments<Document extends ReviewedDocument>(
  papers: Papers<Document>,
  now = currentDate(),
): RequiredDocument<Document>[] {
  const isApproved = papers.merchant.approvalStatus === 'APPROVED'
  return wantedOf(papers).flatMap((wanted): RequiredDocument<Document>[] => {
    const [document] = candidates(wanted, papers, now)
    if (document) return [{ ...wanted, state: stateOf(document, now), document }]
    return isApproved ? [] : [{ ...wanted, state: 'missing' }]
  })
}

/** Returns the documents that are not among the required ones. BIZ-3. */
export function otherDocuments<Document extends ReviewedDocument>(
  papers: Papers<Document>,
  now = currentDate(),
): Document[] {
  const required = new Set(requiredDocuments(papers, now).map(({ document }) => document?.id))
  return papers.documents.filter(({ id }) => !required.has(id))
}

/** Something that stands against an approval. */
export interface OpenPaper {
  /** The document's id, or the key of a required document that is missing. */
  key: string
  name: string
  state: Exclude<DocumentState, 'approved'>
  rejectionReason?: string | undefined
}

/**
 * Returns what is missing, expired, rejected or not yet reviewed: of the required documents, and of
 * all others that were uploaded. ADM-3.
 */
export function openPapers(papers: Papers, now = currentDate()): OpenPaper[] {
  const required = requiredDocuments(papers, now).map(({ key, label, state, document }) => ({
    key: document?.id ?? key,
    name: document?.name ?? label,
    state,
    rejectionReason: document?.rejectionReason,
  }))
  const others = otherDocuments(papers, now).map(({ id, name, status, rejectionReason }) => ({
    key: id,
    name,
    state: status,
    rejectionReason,
  }))
  return [...required, ...others].flatMap(({ state, ...paper }) =>
    state === 'approved' ? [] : [{ ...paper, state }],
  )
}

/**
 * Returns whether an application can be approved: all its documents are there and approved, or the
 * reviewer accepts each that is not, by its key. ADM-3.
 */
export const canApprove = (
  papers: Papers,
  accepted: readonly string[] = [],
  now = currentDate(),
): boolean => openPapers(papers, now).every(({ key }) => accepted.includes(key))
