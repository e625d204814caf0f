import { defaultRejectionReason } from '#db/model/rejection.ts'

/** What is said of applications and their decisions: the specification's words (§4, §8), and ours in the same voice where it has none. */
export const applicationMessages = {
  merchantApproved: (name: string) => `${name} has been approved successfully`,
  merchantRejected: (name: string) => `${name} application has been rejected`,
  decisionUndone: (name: string) => `${name} is waiting for a decision again`,
  defaultRejectionReason,

  // In dry run a button says what it would do.
  wouldApprove: 'The merchant would be approved',
  wouldReject: 'The application would be rejected',
  wouldReopen: 'The application would wait for a decision again',
} as const
