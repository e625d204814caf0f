import type { BusinessDocument } from './business-document.ts'
import type { Merchant } from './merchant.ts'

/** Whether a document must stay: the approval of its business rests on it. */
export const isKept = (
  { status }: Pick<BusinessDocument, 'status'>,
  { approvalStatus }: Pick<Merchant, 'approvalStatus'>,
): boolean => status === 'approved' && approvalStatus === 'APPROVED'

/** Whether another file can take its place: what is approved stays as it is. */
export const isReplaceable = ({ status }: Pick<BusinessDocument, 'status'>): boolean =>
  status !== 'approved'
