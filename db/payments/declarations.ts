import type { Declarations } from '../declarations.ts'

/** The actions on payments, fees and methods. */
export const paymentActions = {
  createTransaction: {
    permission: 'payments',
    refuses: [
      'not-found',
      'maintenance',
      'not-taking-payments',
      'over-limit',
      'method-disabled',
      'fee-changed',
    ],
  },
  retryTransaction: {
    permission: 'payments',
    refuses: ['not-found', 'not-pending', 'not-taking-payments', 'maintenance'],
  },
  updateFees: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  revertFees: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  setPaymentMethodEnabled: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  reportIncident: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  endIncident: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  refundTransaction: {
    permission: 'refunds',
    refuses: ['not-found', 'not-refundable', 'over-refund'],
  },
  refundForMerchant: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-refundable', 'over-refund'],
  },
  settleDue: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
