import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'

type Status = BusinessDocument['status']

/** Approves and rejects a document, each with an Undo in the toast. */
export function useReview(document: BusinessDocument) {
  const { id, name } = document
  const words = {
    success: ({ status }: BusinessDocument) => documentMessages.documentReviewed[status](name),
    dryRun: ({ status }: { status: Status }) => documentMessages.wouldReview[status],
  }
  const undo = useAction('reviewDocument', {
    ...words,
    shows: () => [{ table: 'documents', id, change: { status: 'pending' } }],
  })
  const review = useAction('reviewDocument', {
    ...words,
    setback: ({ status }) => status === 'rejected',
    shows: ({ status, reason }) => [
      {
        table: 'documents',
        id,
        change: { status, ...(reason !== undefined && { rejectionReason: reason }) },
      },
    ],
    offer: (seen) => ({
      label: 'Undo',
      onClick: () => void undo.run({ id, seen, status: 'pending' }),
    }),
  })
  return {
    forbidden: review.forbidden,
    approve: () => review.run({ id, seen: document, status: 'approved' }),
    reject: (reason: string) => review.run({ id, seen: document, status: 'rejected', reason }),
  }
}

type Reviewed = Pick<BusinessDocument, 'status'>

const countIn = (documents: readonly Reviewed[], wanted: BusinessDocument['status']) =>
  documents.filter(({ status }) => status === wanted).length

/** Describes how far the review of an application's documents is: `1 of 3 documents approved, 1 rejected`. */
export function documentProgress(documents: readonly Reviewed[]): string {
  if (documents.length === 0) return 'No documents'
  const done = countIn(documents, 'approved')
  const rejected = countIn(documents, 'rejected')
  const all = `${done} of ${countOf(documents.length, 'document')} approved`
  return rejected > 0 ? `${all}, ${rejected} rejected` : all
}

/** Builds a first rejection reason from the problems found in the documents of one application. */
export function documentProblems(
  applications: readonly {
    documents: readonly Pick<BusinessDocument, 'name' | 'status' | 'rejectionReason'>[]
  }[],
): string {
  const documents = applications.length === 1 ? (applications[0]?.documents ?? []) : []
  return documents
    .filter(({ status, rejectionReason }) => status === 'rejected' && rejectionReason)
    .map(({ name, rejectionReason }) => `${name}: ${rejectionReason}`)
    .join('\n')
    .slice(0, 500)
}

/** The documents of an application, by the specification's names. */
const usual = {
  license: 'Business License',
  tax: 'Tax Certificate',
  identity: 'ID Copy',
  health: 'Health Certificate',
  lease: 'Lease Agreement',
  financial: 'Bank statement',
} as const satisfies Partial<Record<BusinessDocument['type'], string>>

/** Returns the names of the usual documents that an application lacks, or whose copy was rejected. */
export function usualDocuments(
  documents: readonly Pick<BusinessDocument, 'type' | 'status'>[],
): string[] {
  const held = new Set<string>(
    documents.filter(({ status }) => status !== 'rejected').map(({ type }) => type),
  )
  return Object.entries(usual).flatMap(([type, name]) => (held.has(type) ? [] : [name]))
}
