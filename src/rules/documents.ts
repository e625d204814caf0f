import {
  type DocumentState,
  otherDocuments,
  type Papers,
  requiredDocuments,
} from '#db/merchants/required-documents.ts'
import { countOf } from '#db/text/format.ts'

/** Returns how many of a business's documents, required or not, are in each state. ADM-3. */
export function documentCounts(papers: Papers): Record<DocumentState | 'all', number> {
  const states: DocumentState[] = [
    ...requiredDocuments(papers).map(({ state }) => state),
    ...otherDocuments(papers).map(({ status }) => status),
  ]
  const countIn = (wanted: DocumentState) => states.filter((state) => state === wanted).length
  return {
    all: states.length,
    approved: countIn('approved'),
    pending: countIn('pending'),
    rejected: countIn('rejected'),
    expired: countIn('expired'),
    missing: countIn('missing'),
  }
}

/** Describes how far the documents of an application are: `1 of 6 documents approved, 1 rejected, 2 missing`. ADM-3. */
export function documentProgress(papers: Papers): string {
  const { all, approved, rejected, expired, missing } = documentCounts(papers)
  if (all === 0) return 'No documents'
  return [
    `${approved} of ${countOf(all, 'document')} approved`,
    rejected > 0 && `${rejected} rejected`,
    expired > 0 && `${expired} expired`,
    missing > 0 && `${missing} missing`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns what a merchant can be asked for: the required documents that are missing or refused. ADM-3. */
export const lackingDocuments = (papers: Papers) =>
  requiredDocuments(papers).filter(({ state }) => state !== 'approved' && state !== 'pending')
