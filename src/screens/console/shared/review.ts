import type { BusinessDocument } from '#db/merchants/schemas.ts'
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

export function reviewSummary(documents: readonly Pick<BusinessDocument, 'status'>[]): string {
  if (documents.length === 0) return 'None were uploaded.'
  const count = (status: BusinessDocument['status']) =>
    documents.filter((each) => each.status === status).length
  const open = count('pending')
  const rejected = count('rejected')
  if (open + rejected === 0) return 'All are approved.'
  return [open > 0 && `${open} to review`, rejected > 0 && `${rejected} rejected`]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
