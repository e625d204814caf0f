import { addSampleInvoices } from './add-sample-invoices.ts'
import { approveMerchant } from './approve-merchant.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { createTransaction } from './create-transaction.ts'
import { deleteDocument } from './delete-document.ts'
import { deleteInvoiceDraft } from './delete-invoice-draft.ts'
import { deletePaymentLink } from './delete-payment-link.ts'
import { duplicateInvoice } from './duplicate-invoice.ts'
import { expireLinks } from './expire-links.ts'
import { finishOnboarding } from './finish-onboarding.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { payLink } from './pay-link.ts'
import { putBackRows } from './put-back-rows.ts'
import { recordInvoicePayment } from './record-invoice-payment.ts'
import { recordLinkView } from './record-link-view.ts'
import { refundTransaction } from './refund-transaction.ts'
import { rejectMerchant } from './reject-merchant.ts'
import { remindOfInvoice } from './remind-of-invoice.ts'
import { removeUnreadable } from './remove-unreadable.ts'
import { reopenApplication } from './reopen-application.ts'
import { restoreDocument } from './restore-document.ts'
import { restorePaymentLink } from './restore-payment-link.ts'
import { retryTransaction } from './retry-transaction.ts'
import { saveInvoice } from './save-invoice.ts'
import { saveLead } from './save-lead.ts'
import { sendInvoice } from './send-invoice.ts'
import { setDryRun } from './set-dry-run.ts'
import { setFailNext } from './set-fail-next.ts'
import { setPaymentLinkActive } from './set-payment-link-active.ts'
import { setPaymentMethodEnabled } from './set-payment-method-enabled.ts'
import { settleDue } from './settle-due.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { takeFailure } from './take-failure.ts'
import { updateFees } from './update-fees.ts'
import { updatePaymentLink } from './update-payment-link.ts'
import { uploadDocument } from './upload-document.ts'
import { voidInvoice } from './void-invoice.ts'

/**
 * Every action, under its own name: what a screen names, and the one script that is loaded with the first of them.
 * An action that is not here can't be called.
 */
export const actions = {
  addSampleInvoices,
  approveMerchant,
  createPaymentLink,
  createTransaction,
  deleteDocument,
  deleteInvoiceDraft,
  deletePaymentLink,
  duplicateInvoice,
  expireLinks,
  finishOnboarding,
  markNotificationsRead,
  payLink,
  putBackRows,
  recordInvoicePayment,
  recordLinkView,
  refundTransaction,
  rejectMerchant,
  remindOfInvoice,
  removeUnreadable,
  reopenApplication,
  restoreDocument,
  restorePaymentLink,
  retryTransaction,
  saveInvoice,
  saveLead,
  sendInvoice,
  setDryRun,
  setFailNext,
  setPaymentLinkActive,
  setPaymentMethodEnabled,
  settleDue,
  signIn,
  signOut,
  signUp,
  subscribeNewsletter,
  takeFailure,
  updateFees,
  updatePaymentLink,
  uploadDocument,
  voidInvoice,
} as const

export type ActionName = keyof typeof actions
export type ActionInput<N extends ActionName> = Parameters<(typeof actions)[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<(typeof actions)[N]>>
