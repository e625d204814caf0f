import type { ApprovalStatus, BusinessDocument, InformationRequest, Merchant } from './schemas.ts'

/** The stages before a decision. */
export const waitingStages: readonly ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']

/** Returns whether an application still waits for a decision. */
export const isWaiting = ({ approvalStatus }: Pick<Merchant, 'approvalStatus'>): boolean =>
  waitingStages.includes(approvalStatus)

/** Returns the request for information that a merchant has not answered yet, if any. */
export function openRequest(
  merchant: Pick<Merchant, 'approvalStatus' | 'information'>,
): InformationRequest | undefined {
  const last = merchant.information?.at(-1)
  return isWaiting(merchant) && last?.from === 'staff' ? last : undefined
}

type Kept = Pick<BusinessDocument, 'status' | 'formerDirector'>

/**
 * Returns whether a document must stay, as evidence for its business's approval or a former
 * director's identity.
 */
export const isRetained = (
  { status, formerDirector }: Kept,
  { approvalStatus }: Pick<Merchant, 'approvalStatus'>,
): boolean =>
  formerDirector !== undefined || (status === 'approved' && approvalStatus === 'APPROVED')

/** Returns whether a document can be replaced; approved ones can't. */
export const isReplaceable = ({ status }: Pick<BusinessDocument, 'status'>): boolean =>
  status !== 'approved'

/** Shown if an application was rejected without a reason (BIZ-1). */
export const defaultRejectionReason =
  'Please contact support for more information about the rejection.'
