import type { ActionName } from '#db/all-actions.ts'
import type { PathId } from '#src/routes/paths.ts'

interface MainAction {
  label: string
  act: ActionName
  /** Whether it changes what is there and makes nothing new. */
  changes?: true
}

/** What the main button of a screen does, and the act that it needs a permission for. */
export const mainActions: Partial<Record<PathId, MainAction>> = {
  transactions: { label: 'New Transaction', act: 'createTransaction' },
  invoices: { label: 'Create Invoice', act: 'saveInvoice' },
  'payment-links': { label: 'Create Payment Link', act: 'createPaymentLink' },
  payouts: { label: 'Request Payout', act: 'requestPayout' },
  users: { label: 'Add User', act: 'inviteMember' },
  'user-groups': { label: 'Create Group', act: 'createUserGroup' },
  applications: { label: 'Create App', act: 'createApp' },
  'fee-structure': { label: 'Edit Fees', act: 'updateFees', changes: true },
}
