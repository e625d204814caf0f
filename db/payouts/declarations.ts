import type { Declarations } from '../declarations.ts'

/** The actions on payouts and their accounts. */
export const payoutActions = {
  addBankAccount: { permission: 'payouts', refuses: ['not-found', 'account-exists'] },
  verifyBankAccount: { permission: 'payouts', refuses: ['not-found', 'no-change'] },
  setDefaultAccount: {
    permission: 'payouts',
    refuses: ['not-found', 'account-unverified', 'no-change'],
  },
  removeBankAccount: { permission: 'payouts', refuses: ['not-found', 'account-in-use'] },
  requestPayout: {
    permission: 'payouts',
    refuses: ['not-found', 'account-unverified', 'over-balance'],
  },
  setPayoutSettings: { permission: 'payouts', refuses: ['not-found'] },
  makeAutomaticPayouts: {
    permission: null,
    refuses: ['account-unverified', 'not-found', 'over-balance'],
  },
  movePayouts: { permission: null, refuses: ['not-found'] },
  cancelPayout: { permission: 'payouts', refuses: ['not-found', 'not-pending'] },
} as const satisfies Declarations
