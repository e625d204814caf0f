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
    invalid: ['amount-out-of-range', 'payer-missing', 'texts-long'],
  },
  retryTransaction: {
    permission: 'payments',
    refuses: ['not-found', 'not-pending', 'not-taking-payments', 'maintenance'],
    invalid: ['case-open', 'payout-not-retried'],
  },
  updateFees: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  revertFees: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  setPaymentMethodEnabled: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  reportIncident: {
    permission: 'fee_configuration',
    refuses: ['not-found', 'no-change'],
    invalid: ['incident-note'],
  },
  endIncident: { permission: 'fee_configuration', refuses: ['not-found', 'no-change'] },
  refundTransaction: {
    permission: 'refunds',
    refuses: ['not-found', 'not-refundable', 'over-refund'],
    invalid: ['amount-missing', 'reason-over-200-characters'],
  },
  refundForMerchant: {
    permission: 'merchant_refunds',
    refuses: ['not-found', 'not-refundable', 'over-refund'],
    invalid: ['amount-missing', 'reason-over-200-characters'],
  },
  settleDue: { permission: null, refuses: ['not-found'] },
  sendWalletCode: { permission: null, refuses: [] },
} as const satisfies Declarations
