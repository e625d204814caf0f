import type { Declarations } from '../declarations.ts'

/** The actions on payments between two phones. */
export const phoneActions = {
  showRequest: {
    permission: 'payments',
    refuses: [
      'not-secure',
      'not-found',
      'link-inactive',
      'link-expired',
      'maintenance',
      'not-taking-payments',
      'not-open',
      'under-way',
      'amount-not-taken',
    ],
  },
  payByCode: {
    permission: null,
    refuses: [
      'not-secure',
      'method-disabled',
      'code-old',
      'code-early',
      'not-open',
      'code-cut',
      'code-newer',
      'code-not-request',
      'code-unknown',
    ],
    invalid: ['amount-not-of-request'],
  },
  recordProof: {
    permission: 'payments',
    refuses: [
      'not-secure',
      'code-unknown',
      'code-newer',
      'code-cut',
      'code-not-proof',
      'proof-foreign',
      'proof-forged',
      'proof-recorded',
      'proof-second',
      'proof-old',
      'proof-amount',
      'method-disabled',
      'fee-changed',
      'maintenance',
      'not-found',
      'not-open',
      'not-taking-payments',
      'over-limit',
      'over-open',
    ],
    invalid: ['amount-out-of-range', 'payer-missing', 'texts-long'],
  },
} as const satisfies Declarations
