import type { BusinessDocument } from './business-document.ts'
import type { Merchant } from './merchant.ts'

type Kept = Pick<BusinessDocument, 'status' | 'formerDirector'>

/** Whether a document must stay: the approval of its business rests on it, or it proves who a former director was. */
export const isKept = (
  { status, formerDirector }: Kept,
  { approvalStatus }: Pick<Merchant, 'approvalStatus'>,
): boolean =>
  formerDirector !== undefined || (status === 'approved' && approvalStatus === 'APPROVED')

/** Whether another file can take its place: what is approved stays as it is. */
export const isReplaceable = ({ status }: Pick<BusinessDocument, 'status'>): boolean =>
  status !== 'approved'
