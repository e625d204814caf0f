import {
  type DocumentState,
  otherDocuments,
  type Papers,
  requiredDocuments,
  type ReviewedDocument,
} from '#db/merchants/required-documents.ts'
import { isSubmitted } from '#db/merchants/rules.ts'
import { countOf } from '#db/text/format.ts'

type Counts = Record<DocumentState, number>

const countStates = (states: readonly DocumentState[]): Counts => {
  const counts: Counts = { missing: 0, approved: 0, pending: 0, rejected: 0, expired: 0 }
  for (const state of states) counts[state] += 1
  return counts
}

/** Returns how many of a business's documents, required or not, are in each state, and how many are handed in. ADM-3. */
export function documentCounts(papers: Papers): Counts & { handedIn: number } {
  const states: DocumentState[] = [
    ...requiredDocuments(papers).map(({ state }) => state),
    ...otherDocuments(papers).map(({ status }) => status),
  ]
  const counts = countStates(states)
  return { ...counts, handedIn: states.length - counts.missing }
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ')
const some = (count: number, what: string) => count > 0 && `${count} ${what}`

/** Says to staff how many documents are handed in and approved: `7 handed in, 0 approved`. ADM-3. */
export function handedInText(papers: Papers): string {
  const { handedIn, approved } = documentCounts(papers)
  return `${handedIn} handed in, ${approved} approved`
}

/** Says to staff how far an application's documents are: `5 handed in, 1 approved, 1 rejected, 2 missing`. ADM-3. */
export function documentProgress(papers: Papers): string {
  const { handedIn, rejected, expired, missing } = documentCounts(papers)
  if (handedIn + missing === 0) return 'No documents'
  return joined(
    handedInText(papers),
    some(rejected, 'rejected'),
    some(expired, 'expired'),
    some(missing, 'missing'),
  )
}

/** Says to a business how many of its required documents it has added: `4 of 6 required documents added`. BIZ-3. */
export function requiredProgress(papers: Papers): string {
  const states = requiredDocuments(papers).map(({ state }) => state)
  if (states.length === 0) return ''
  const { missing, approved, rejected, expired } = countStates(states)
  return joined(
    `${states.length - missing} of ${countOf(states.length, 'required document')} added`,
    some(approved, 'approved'),
    some(rejected, 'rejected'),
    some(expired, 'expired'),
  )
}

/** Returns the documents of a business that staff have not looked at; none where its application can't be decided. ADM-3. */
export function documentsToReview<Document extends ReviewedDocument>(
  papers: Papers<Document> & { merchant: Parameters<typeof isSubmitted>[0] },
): Document[] {
  if (!areDecidable(papers.merchant)) return []
  return papers.documents.filter(({ status }) => status === 'pending')
}

/** Returns whether the documents of a business can be approved and rejected. ADM-3. */
export const areDecidable = (merchant: Parameters<typeof isSubmitted>[0]): boolean =>
  merchant.approvalStatus !== 'REJECTED' && isSubmitted(merchant)

/** Returns what a merchant can be asked for: the required documents that are missing or refused. ADM-3. */
export const lackingDocuments = (papers: Papers) =>
  requiredDocuments(papers).filter(({ state }) => state !== 'approved' && state !== 'pending')
