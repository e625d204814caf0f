import type { BusinessDocument } from '#db/merchants/schemas.ts'

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
