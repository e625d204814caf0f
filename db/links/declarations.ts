import type { Declarations } from '../declarations.ts'

/** The actions on payment links. */
export const linkActions = {
  createPaymentLink: {
    permission: 'payments',
    refuses: ['not-found', 'link-over-limit', 'path-taken'],
    invalid: [
      'amount-out-of-range',
      'expiry-past',
      'link-description',
      'link-name',
      'link-not-valid',
      'link-path',
    ],
  },
  updatePaymentLink: {
    permission: 'payments',
    refuses: ['not-found', 'no-change', 'link-over-limit', 'path-taken'],
    invalid: [
      'amount-out-of-range',
      'expiry-passed',
      'expiry-past',
      'link-description',
      'link-name',
      'link-not-valid',
      'link-path',
    ],
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
    invalid: ['amount-not-of-link', 'amount-out-of-range', 'payer-missing', 'texts-long'],
  },
  expireLinks: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
