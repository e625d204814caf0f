import { approveMerchant } from './approve-merchant.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { createTransaction } from './create-transaction.ts'
import { deleteCustomReport, restoreCustomReport } from './delete-custom-report.ts'
import { deleteDocument } from './delete-document.ts'
import { deletePaymentLink } from './delete-payment-link.ts'
import { deleteReportSchedule, restoreReportSchedule } from './delete-report-schedule.ts'
import { deleteReport } from './delete-report.ts'
import { expireLinks } from './expire-links.ts'
import { finishOnboarding } from './finish-onboarding.ts'
import { keepReport } from './keep-report.ts'
import { makeDueReport } from './make-due-report.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { payLink } from './pay-link.ts'
import { putBackRows } from './put-back-rows.ts'
import { recordLinkView } from './record-link-view.ts'
import { refundTransaction } from './refund-transaction.ts'
import { rejectMerchant } from './reject-merchant.ts'
import { removeUnreadable } from './remove-unreadable.ts'
import { reopenApplication } from './reopen-application.ts'
import { restoreDocument } from './restore-document.ts'
import { restorePaymentLink } from './restore-payment-link.ts'
import { restoreReport } from './restore-report.ts'
import { retryTransaction } from './retry-transaction.ts'
import { createCustomReport, updateCustomReport } from './save-custom-report.ts'
import { saveLead } from './save-lead.ts'
import { createReportSchedule, updateReportSchedule } from './save-report-schedule.ts'
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

/**
 * Every action, under its own name: what a screen names, and the one script that is loaded with the first of them.
 * An action that is not here can't be called.
 */
export const actions = {
  approveMerchant,
  createCustomReport,
  createPaymentLink,
  createReportSchedule,
  createTransaction,
  deleteCustomReport,
  deleteDocument,
  deletePaymentLink,
  deleteReport,
  deleteReportSchedule,
  expireLinks,
  finishOnboarding,
  keepReport,
  makeDueReport,
  markNotificationsRead,
  payLink,
  putBackRows,
  recordLinkView,
  refundTransaction,
  rejectMerchant,
  removeUnreadable,
  reopenApplication,
  restoreCustomReport,
  restoreDocument,
  restorePaymentLink,
  restoreReport,
  restoreReportSchedule,
  retryTransaction,
  saveLead,
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
  updateCustomReport,
  updateFees,
  updatePaymentLink,
  updateReportSchedule,
  uploadDocument,
} as const

export type ActionName = keyof typeof actions
export type ActionInput<N extends ActionName> = Parameters<(typeof actions)[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<(typeof actions)[N]>>
