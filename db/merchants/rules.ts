import type { ApprovalStatus, BusinessDocument, InformationRequest, Merchant } from './schemas.ts'

/** The stages before a decision. */
export const waitingStages: readonly ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']

type Applying = Pick<Merchant, 'approvalStatus' | 'submittedDate' | 'resubmittedAt'>

/** Returns whether a business has submitted its application; signing up is not enough. BIZ-1. */
export const isSubmitted = ({ approvalStatus, submittedDate, resubmittedAt }: Applying): boolean =>
  approvalStatus !== 'PENDING' || submittedDate !== undefined || resubmittedAt !== undefined

/** Returns whether an application was submitted and still waits for a decision. */
export const isWaiting = (merchant: Applying): boolean =>
  waitingStages.includes(merchant.approvalStatus) && isSubmitted(merchant)

/** What an application can lack. */
export type Lacking = 'name' | 'businessType' | 'town' | 'documents'

/** Returns what a business must add before it can submit its application, in this order. BIZ-1. */
export function lackingForSubmission(
  { unnamed, businessType, town }: Pick<Merchant, 'unnamed' | 'businessType' | 'town'>,
  documents: readonly Pick<BusinessDocument, 'id'>[],
): Lacking[] {
  const lacks: Record<Lacking, boolean> = {
    name: unnamed === true,
    businessType: businessType === '',
    town: town === '',
    documents: documents.length === 0,
  }
  return (Object.keys(lacks) as Lacking[]).filter((each) => lacks[each])
}

/** Returns the request for information that a merchant has not answered yet, if any. */
export function openRequest(
  merchant: Applying & Pick<Merchant, 'information'>,
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
