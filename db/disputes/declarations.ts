import type { Declarations } from '../declarations.ts'

/** The actions on cases and disputes. */
export const disputeActions = {
  openDispute: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-open', 'no-change'],
  },
  decideDispute: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided', 'not-open'],
  },
  reviewDueDisputes: { permission: null, refuses: ['not-found'] },
  openCase: { permission: 'merchant_management', refuses: ['not-found', 'not-open', 'no-change'] },
  resolveCase: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided', 'changed-meanwhile'],
  },
  checkStatement: { permission: 'merchant_management', refuses: [] },
  addEvidence: {
    permission: 'payments',
    refuses: ['file-empty', 'file-too-large', 'file-type-not-allowed', 'not-found', 'not-open'],
  },
  removeEvidence: { permission: 'payments', refuses: ['not-found', 'not-open'] },
  sendEvidence: { permission: 'payments', refuses: ['not-found', 'not-open'] },
} as const satisfies Declarations
