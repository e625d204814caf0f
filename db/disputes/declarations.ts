import type { Declarations } from '../declarations.ts'

/** The actions on cases and disputes. */
export const disputeActions = {
  openDispute: {
    permission: 'dispute_management',
    refuses: ['not-found', 'not-open', 'no-change'],
    invalid: ['over-2000-characters'],
  },
  decideDispute: {
    permission: 'dispute_management',
    refuses: ['not-found', 'already-decided', 'not-open'],
    invalid: ['over-2000-characters', 'reason-missing', 'reason-over-200-characters'],
  },
  acceptDispute: { permission: 'refunds', refuses: ['not-found', 'not-open'] },
  reviewDueDisputes: { permission: null, refuses: ['not-found'] },
  openCase: {
    permission: 'case_management',
    refuses: ['not-found', 'not-open', 'no-change'],
    invalid: ['over-2000-characters'],
  },
  reportPayment: {
    permission: 'payments',
    refuses: ['not-found', 'not-open', 'no-change'],
    invalid: ['over-2000-characters'],
  },
  reportOwnPayment: {
    permission: null,
    refuses: ['not-found', 'not-open', 'no-change'],
    invalid: ['over-2000-characters'],
  },
  resolveCase: {
    permission: 'case_management',
    refuses: ['not-found', 'already-decided', 'changed-meanwhile'],
    invalid: ['finding-missing', 'over-2000-characters'],
  },
  checkStatement: {
    permission: 'case_management',
    refuses: [],
    invalid: ['days-reversed', 'statement-empty', 'statement-long'],
  },
  addEvidence: {
    permission: 'payments',
    refuses: ['file-empty', 'file-too-large', 'file-type-not-allowed', 'not-found', 'not-open'],
    invalid: ['evidence-full'],
  },
  removeEvidence: { permission: 'payments', refuses: ['not-found', 'not-open'] },
  sendEvidence: {
    permission: 'payments',
    refuses: ['not-found', 'not-open'],
    invalid: ['evidence-missing', 'over-2000-characters'],
  },
} as const satisfies Declarations
