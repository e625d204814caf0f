import type { Declarations } from '../declarations.ts'

/** The actions on payouts and their accounts. */
export const payoutActions = {
  addBankAccount: {
    permission: 'payouts',
    refuses: ['not-found', 'account-exists'],
    invalid: ['branch-missing', 'holder-missing', 'institution-missing', 'texts-long'],
  },
  verifyBankAccount: { permission: 'payouts', refuses: ['not-found', 'no-change'] },
  setDefaultAccount: {
    permission: 'payouts',
    refuses: ['not-found', 'account-unverified', 'no-change'],
  },
  removeBankAccount: { permission: 'payouts', refuses: ['not-found', 'account-in-use'] },
  requestPayout: {
    permission: 'payouts',
    refuses: ['not-found', 'account-unverified', 'over-balance'],
    invalid: ['payout-not-taken', 'payout-out-of-range', 'payouts-on-hold'],
  },
  setPayoutSettings: {
    permission: 'payouts',
    refuses: ['not-found'],
    invalid: ['minimum-negative'],
  },
  makeAutomaticPayouts: {
    permission: null,
    refuses: ['account-unverified', 'not-found', 'over-balance'],
    invalid: ['payout-not-taken', 'payout-out-of-range', 'payouts-on-hold'],
  },
  movePayouts: {
    permission: null,
    refuses: ['not-found'],
    invalid: ['payout-without-transaction'],
  },
  cancelPayout: {
    permission: 'payouts',
    refuses: ['not-found', 'not-pending'],
    invalid: ['payout-without-transaction'],
  },
} as const satisfies Declarations
