import { defaultRejectionReason } from '#db/model/rejection.ts'

/** What is said of applications and their decisions: the specification's words (§4, §8), and ours in the same voice where it has none. */
export const applicationMessages = {
  merchantApproved: (name: string) => `${name} has been approved successfully`,
  merchantRejected: (name: string) => `${name} application has been rejected`,
  decisionUndone: (name: string) => `${name} is waiting for a decision again`,
  defaultRejectionReason,
  businessUpdated: 'Business information updated successfully',
  resubmitted: 'Your application is submitted again',
  reviewStarted: (name: string) => `${name} is under review`,

  // In dry run a button says what it would do.
  wouldApprove: 'The merchant would be approved',
  wouldReject: 'The application would be rejected',
  wouldReopen: 'The application would wait for a decision again',
  wouldUpdateBusiness: 'The business information would be updated',
  wouldResubmit: 'The application would be submitted again',
  wouldStartReview: 'The application would be under review',
} as const
