import { addBankAccount } from './add-bank-account.ts'
import { addSampleDevice, signOutDevices } from './devices.ts'
import { addSampleInvoices } from './add-sample-invoices.ts'
import { approveMerchant } from './approve-merchant.ts'
import { cancelPayout } from './cancel-payout.ts'
import { changePassword } from './change-password.ts'
import { changePlan } from './change-plan.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { createTransaction } from './create-transaction.ts'
import { deleteCustomReport, restoreCustomReport } from './delete-custom-report.ts'
import { deleteDocument } from './delete-document.ts'
import { deleteInvoiceDraft } from './delete-invoice-draft.ts'
import { deletePaymentLink } from './delete-payment-link.ts'
import { deleteReportSchedule, restoreReportSchedule } from './delete-report-schedule.ts'
import { deleteReport } from './delete-report.ts'
import { duplicateInvoice } from './duplicate-invoice.ts'
import { expireLinks } from './expire-links.ts'
import { finishOnboarding } from './finish-onboarding.ts'
import { keepReport } from './keep-report.ts'
import { makeAutomaticPayouts } from './make-automatic-payouts.ts'
import { makeDueReport } from './make-due-report.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { movePayouts } from './move-payouts.ts'
import { payLink } from './pay-link.ts'
import { putBackRows } from './put-back-rows.ts'
import { recordInvoicePayment } from './record-invoice-payment.ts'
import { recordLinkView } from './record-link-view.ts'
import { refundTransaction } from './refund-transaction.ts'
import { rejectMerchant } from './reject-merchant.ts'
import { remindOfInvoice } from './remind-of-invoice.ts'
import { removeBankAccount } from './remove-bank-account.ts'
import { removeUnreadable } from './remove-unreadable.ts'
import { reopenApplication } from './reopen-application.ts'
import { requestPayout } from './request-payout.ts'
import { restoreBankAccount } from './restore-bank-account.ts'
import { restoreDocument } from './restore-document.ts'
import { restorePaymentLink } from './restore-payment-link.ts'
import { restoreReport } from './restore-report.ts'
import { retryTransaction } from './retry-transaction.ts'
import { createCustomReport, updateCustomReport } from './save-custom-report.ts'
import { saveAccount } from './save-account.ts'
import { saveInvoice } from './save-invoice.ts'
import { saveLead } from './save-lead.ts'
import { createReportSchedule, updateReportSchedule } from './save-report-schedule.ts'
import { sendInvoice } from './send-invoice.ts'
import { setDefaultAccount } from './set-default-account.ts'
import { setDryRun } from './set-dry-run.ts'
import { setFailNext } from './set-fail-next.ts'
import { setPaymentLinkActive } from './set-payment-link-active.ts'
import { setPaymentMethodEnabled } from './set-payment-method-enabled.ts'
import { setPayoutSettings } from './set-payout-settings.ts'
import { settleDue } from './settle-due.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { takeFailure } from './take-failure.ts'
import { turnOffTwoFactor, turnOnTwoFactor } from './two-factor.ts'
import { updateFees } from './update-fees.ts'
import { updatePaymentLink } from './update-payment-link.ts'
import { uploadDocument } from './upload-document.ts'
import { verifyBankAccount } from './verify-bank-account.ts'
import { voidInvoice } from './void-invoice.ts'

/**
 * Every action, under its own name: what a screen names, and the one script that is loaded with the first of them.
 * An action that is not here can't be called.
 */
export const actions = {
  addBankAccount,
  addSampleDevice,
  addSampleInvoices,
  approveMerchant,
  cancelPayout,
  changePassword,
  changePlan,
  createCustomReport,
  createPaymentLink,
  createReportSchedule,
  createTransaction,
  deleteCustomReport,
  deleteDocument,
  deleteInvoiceDraft,
  deletePaymentLink,
  deleteReport,
  deleteReportSchedule,
  duplicateInvoice,
  expireLinks,
  finishOnboarding,
  keepReport,
  makeAutomaticPayouts,
  makeDueReport,
  markNotificationsRead,
  movePayouts,
  payLink,
  putBackRows,
  recordInvoicePayment,
  recordLinkView,
  refundTransaction,
  rejectMerchant,
  remindOfInvoice,
  removeBankAccount,
  removeUnreadable,
  reopenApplication,
  requestPayout,
  restoreBankAccount,
  restoreCustomReport,
  restoreDocument,
  restorePaymentLink,
  restoreReport,
  restoreReportSchedule,
  retryTransaction,
  saveAccount,
  saveInvoice,
  saveLead,
  sendInvoice,
  setDefaultAccount,
  setDryRun,
  setFailNext,
  setPaymentLinkActive,
  setPaymentMethodEnabled,
  setPayoutSettings,
  settleDue,
  signIn,
  signOut,
  signOutDevices,
  signUp,
  subscribeNewsletter,
  takeFailure,
  turnOffTwoFactor,
  turnOnTwoFactor,
  updateCustomReport,
  updateFees,
  updatePaymentLink,
  updateReportSchedule,
  uploadDocument,
  verifyBankAccount,
  voidInvoice,
} as const

export type ActionName = keyof typeof actions
export type ActionInput<N extends ActionName> = Parameters<(typeof actions)[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<(typeof actions)[N]>>
