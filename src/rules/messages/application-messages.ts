import type { Merchant } from '#db/model/merchant.ts'
import { defaultRejectionReason } from '#db/model/rejection.ts'

type Named = readonly Pick<Merchant, 'name'>[]

/** The specification's words for one, and for many their count in place of the name. */
const ofMany = (
  merchants: Named,
  one: (name: string) => string,
  many: (count: number) => string,
) => (merchants.length === 1 ? one(merchants[0]?.name ?? '') : many(merchants.length))

const approved = (name: string) => `${name} has been approved successfully`
const rejected = (name: string) => `${name} application has been rejected`
const undone = (name: string) => `${name} is waiting for a decision again`

/** What is said of applications and their decisions: the specification's words (§4, §8), and ours in the same voice where it has none. */
export const applicationMessages = {
  merchantApproved: approved,
  merchantRejected: rejected,
  decisionUndone: undone,
  merchantsApproved: (merchants: Named) =>
    ofMany(merchants, approved, (count) => `${count} merchants have been approved successfully`),
  merchantsRejected: (merchants: Named) =>
    ofMany(merchants, rejected, (count) => `${count} applications have been rejected`),
  decisionsUndone: (merchants: Named) =>
    ofMany(merchants, undone, (count) => `${count} applications are waiting for a decision again`),
  defaultRejectionReason,
  businessUpdated: 'Business information updated successfully',
  resubmitted: 'Your application is submitted again',
  reviewStarted: (name: string) => `${name} is under review`,

  // In dry run a button says what it would do.
  wouldApprove: 'The merchant would be approved',
  wouldReject: 'The application would be rejected',
  wouldApproveMany: (count: number) =>
    `${count} ${count === 1 ? 'merchant' : 'merchants'} would be approved`,
  wouldRejectMany: (count: number) =>
    `${count} ${count === 1 ? 'application' : 'applications'} would be rejected`,
  wouldReopen: 'The application would wait for a decision again',
  wouldUpdateBusiness: 'The business information would be updated',
  wouldResubmit: 'The application would be submitted again',
  wouldStartReview: 'The application would be under review',
} as const
