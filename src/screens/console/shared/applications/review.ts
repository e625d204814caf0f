import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { undoBy } from '#src/ui/toast.ts'

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
    offer: (seen) => undoBy(() => undo.run({ id, seen, status: 'pending' })),
  })
  return {
    forbidden: review.forbidden,
    approve: () => review.run({ id, seen: document, status: 'approved' }),
    reject: (reason: string) => review.run({ id, seen: document, status: 'rejected', reason }),
  }
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
