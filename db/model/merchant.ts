import * as v from 'valibot'
import { instant, longText, merchantId, minorUnits, shortText } from './common.ts'

export const merchantStatus = v.picklist(['active', 'pending', 'suspended'])
export type MerchantStatus = v.InferOutput<typeof merchantStatus>

export const approvalStatus = v.picklist(['PENDING', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'])
export type ApprovalStatus = v.InferOutput<typeof approvalStatus>

export const priority = v.picklist(['high', 'medium', 'low'])
export type Priority = v.InferOutput<typeof priority>

export const plan = v.picklist(['basic', 'business', 'enterprise'])
export type PlanId = v.InferOutput<typeof plan>

/**
 * One business: the console's merchant, its application, and the business profile (spec §3) are the same row,
 * so that a decision in the console is the state on the merchant's tracker.
 */
export const merchant = v.object({
  id: merchantId,
  name: shortText,
  email: shortText,
  phone: shortText,
  status: merchantStatus,
  businessType: shortText,
  town: shortText,
  address: longText,
  website: shortText,
  supportEmail: shortText,
  description: longText,
  registrationNumber: shortText,
  registrationType: shortText,
  /** Its plan (spec §9); one that names none is on Basic. */
  plan: v.optional(plan),
  size: v.picklist(['LESS_THAN_50', 'FROM_50_TO_250', 'MORE_THAN_250']),
  type: v.picklist(['REGISTERED_BUSINESS', 'SOLE_TRADER', 'COOPERATIVE', 'NON_PROFIT']),
  joinDate: v.nullable(instant),
  approvalStatus,
  priority: v.nullable(priority),
  /** The largest single payment it may take before approval, in minor units of USD; null once approved. */
  paymentLimit: v.nullable(minorUnits),
  reviewDate: v.nullable(instant),
  approvalDate: v.nullable(instant),
  rejectionReason: v.nullable(longText),
  /** When and why it was suspended; left out while it is not. */
  suspendedAt: v.optional(instant),
  suspensionReason: v.optional(longText),
  /** When it last applied again, after a rejection. */
  resubmittedAt: v.optional(instant),
  /** When someone of the business was first through the walkthrough. */
  onboardedAt: v.optional(instant),
  createdBy: shortText,
  createdDate: instant,
  lastModifiedBy: shortText,
  lastModifiedDate: instant,
})
export type Merchant = v.InferOutput<typeof merchant>
