import type { Declarations } from '../declarations.ts'

/** The actions on payment links. */
export const linkActions = {
  createPaymentLink: {
    permission: 'payments',
    refuses: ['not-found', 'link-over-limit', 'path-taken'],
  },
  updatePaymentLink: {
    permission: 'payments',
    refuses: ['not-found', 'no-change', 'link-over-limit', 'path-taken'],
  },
  setPaymentLinkActive: {
    permission: 'payments',
    refuses: ['not-found', 'link-expired', 'link-over-limit', 'no-change'],
  },
  deletePaymentLink: { permission: 'payments', refuses: ['not-found'] },
  recordLinkView: { permission: null, refuses: [] },
  payLink: {
    permission: null,
    refuses: [
      'not-found',
      'link-inactive',
      'link-expired',
      'terms-changed',
      'fee-changed',
      'not-open',
      'over-open',
      'maintenance',
      'not-taking-payments',
      'amount-not-taken',
      'method-disabled',
      'over-limit',
    ],
  },
  expireLinks: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
