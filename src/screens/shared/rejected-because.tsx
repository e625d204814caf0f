import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'

export function RejectedBecause({
  document,
}: {
  document: Pick<BusinessDocument, 'status' | 'rejectionReason'>
}) {
  if (document.status !== 'rejected') return null
  return (
    <p className="mt-1 text-sm text-danger wrap-anywhere">
      Rejected: {document.rejectionReason ?? applicationMessages.defaultRejectionReason}
    </p>
  )
}
