import { actAs } from './actions/act-as.ts'
import { addBankAccount } from './actions/add-bank-account.ts'
import { addSampleDevice, signOutDevices } from './actions/devices.ts'
import {
  addMerchantNote,
  deleteMerchantNote,
  restoreMerchantNote,
} from './actions/merchant-notes.ts'
import { addSampleInvoices } from './actions/add-sample-invoices.ts'
import { approveMerchant, approveMerchants } from './actions/approve-merchant.ts'
import { bringForward } from './actions/bring-forward.ts'
import { cancelPayout } from './actions/cancel-payout.ts'
import { changePassword } from './actions/change-password.ts'
import { changePlan } from './actions/change-plan.ts'
import { checkStatement } from './actions/check-statement.ts'
import { clearTestPayments, restoreTestPayments } from './actions/clear-test-payments.ts'
import { createApp } from './actions/create-app.ts'
import { createPaymentLink } from './actions/create-payment-link.ts'
import { createTransaction } from './actions/create-transaction.ts'
import { decideDispute } from './actions/decide-dispute.ts'
import { deleteApp } from './actions/delete-app.ts'
import { deleteCustomReport, restoreCustomReport } from './actions/delete-custom-report.ts'
import { deleteDocument } from './actions/delete-document.ts'
import { deleteInvoiceDraft } from './actions/delete-invoice-draft.ts'
import { deletePaymentLink } from './actions/delete-payment-link.ts'
import { deletePlatformReport } from './actions/delete-platform-report.ts'
import { deleteReport } from './actions/delete-report.ts'
import { deleteReportSchedule, restoreReportSchedule } from './actions/delete-report-schedule.ts'
import { deleteUserGroup, restoreUserGroup } from './actions/delete-user-group.ts'
import { deliverEvents } from './actions/deliver-events.ts'
import { downloadFigures } from './actions/download-figures.ts'
import {
  addEvidence,
  removeEvidence,
  restoreEvidence,
  sendEvidence,
} from './actions/dispute-evidence.ts'
import { duplicateInvoice } from './actions/duplicate-invoice.ts'
import { editMerchant } from './actions/edit-merchant.ts'
import { endIdleSession } from './actions/end-idle-session.ts'
import { endIncident } from './actions/end-incident.ts'
import { expireLinks } from './actions/expire-links.ts'
import { exportActivityLog } from './actions/export-activity-log.ts'
import { finishOnboarding } from './actions/finish-onboarding.ts'
import { generatePlatformReport } from './actions/generate-platform-report.ts'
import {
  acceptAdminInvitation,
  inviteAdmin,
  resendAdminInvitation,
} from './actions/invite-admin.ts'
import { acceptInvitation, inviteMember, resendInvitation } from './actions/invite-member.ts'
import { keepReport } from './actions/keep-report.ts'
import { makeAutomaticPayouts } from './actions/make-automatic-payouts.ts'
import { makeDueReport } from './actions/make-due-report.ts'
import { markNotificationsRead } from './actions/mark-notifications-read.ts'
import { movePayouts } from './actions/move-payouts.ts'
import { openCase } from './actions/open-case.ts'
import { openDispute } from './actions/open-dispute.ts'
import { payLink } from './actions/pay-link.ts'
import { putBackRows } from './actions/put-back-rows.ts'
import { recordInvoicePayment } from './actions/record-invoice-payment.ts'
import { recordLinkView } from './actions/record-link-view.ts'
import { refundTransaction } from './actions/refund-transaction.ts'
import { reinstateMerchant } from './actions/reinstate-merchant.ts'
import { rejectMerchant, rejectMerchants } from './actions/reject-merchant.ts'
import { remindOfInvoice } from './actions/remind-of-invoice.ts'
import { removeBankAccount } from './actions/remove-bank-account.ts'
import { removeDirector, restoreDirector } from './actions/remove-director.ts'
import { removeMember, restoreMember } from './actions/remove-member.ts'
import { removeUnreadable } from './actions/remove-unreadable.ts'
import { renewPlans } from './actions/renew-plans.ts'
import { reopenApplication, reopenApplications } from './actions/reopen-application.ts'
import { replaceDocument } from './actions/replace-document.ts'
import { reportIncident } from './actions/report-incident.ts'
import { requestPayout } from './actions/request-payout.ts'
import { resendEvent } from './actions/resend-event.ts'
import { resetMemberPassword } from './actions/reset-member-password.ts'
import { resolveCase } from './actions/resolve-case.ts'
import { restoreBankAccount } from './actions/restore-bank-account.ts'
import { restoreDocument } from './actions/restore-document.ts'
import { restorePaymentLink } from './actions/restore-payment-link.ts'
import { restorePlatformReport } from './actions/restore-platform-report.ts'
import { restoreReport } from './actions/restore-report.ts'
import { resubmitApplication } from './actions/resubmit-application.ts'
import { retryTransaction } from './actions/retry-transaction.ts'
import { reviewDocument } from './actions/review-document.ts'
import { revertFees } from './actions/revert-fees.ts'
import { reviewDueDisputes } from './actions/review-due-disputes.ts'
import { revokeKey, rollKey } from './actions/roll-key.ts'
import { createCustomReport, updateCustomReport } from './actions/save-custom-report.ts'
import { saveAccount } from './actions/save-account.ts'
import { saveDirector } from './actions/save-director.ts'
import { saveInvoice } from './actions/save-invoice.ts'
import { saveLead } from './actions/save-lead.ts'
import { createReportSchedule, updateReportSchedule } from './actions/save-report-schedule.ts'
import { createUserGroup, updateUserGroup } from './actions/save-user-group.ts'
import { createWebhook, deleteWebhook, updateWebhook } from './actions/save-webhook.ts'
import { saveSettings } from './actions/save-settings.ts'
import { sendInvoice } from './actions/send-invoice.ts'
import { sendTestRequest } from './actions/send-test-request.ts'
import { setAdminActive, setAdminRole } from './actions/set-admin.ts'
import { setDefaultAccount } from './actions/set-default-account.ts'
import { setDryRun } from './actions/set-dry-run.ts'
import { setFailNext } from './actions/set-fail-next.ts'
import { setMemberRole } from './actions/set-member-role.ts'
import { setPaymentLinkActive } from './actions/set-payment-link-active.ts'
import { setPaymentMethodEnabled } from './actions/set-payment-method-enabled.ts'
import { setPayoutSettings } from './actions/set-payout-settings.ts'
import { setUserRole } from './actions/set-user-role.ts'
import { settleDue } from './actions/settle-due.ts'
import { settleTestPayments } from './actions/settle-test-payments.ts'
import { signIn } from './actions/sign-in.ts'
import { signOut } from './actions/sign-out.ts'
import { signUp } from './actions/sign-up.ts'
import { startReview } from './actions/start-review.ts'
import { subscribeNewsletter } from './actions/subscribe-newsletter.ts'
import { suspendMerchant } from './actions/suspend-merchant.ts'
import { reinstateUser, resetUserPassword, suspendUser } from './actions/suspend-user.ts'
import { takeFailure } from './actions/take-failure.ts'
import { turnOffTwoFactor, turnOnTwoFactor } from './actions/two-factor.ts'
import { updateApp } from './actions/update-app.ts'
import { updateBusiness } from './actions/update-business.ts'
import { updateFees } from './actions/update-fees.ts'
import { updatePaymentLink } from './actions/update-payment-link.ts'
import { updateRoles } from './actions/update-roles.ts'
import { uploadDocument } from './actions/upload-document.ts'
import { verifyBankAccount } from './actions/verify-bank-account.ts'
import { voidInvoice } from './actions/void-invoice.ts'

/**
 * Every action, under its own name: what a screen names, and the one script that is loaded with the first of them.
 * An action that is not here can't be called.
 */
export const actions = {
  acceptAdminInvitation,
  acceptInvitation,
  actAs,
  addBankAccount,
  addMerchantNote,
  addEvidence,
  addSampleDevice,
  addSampleInvoices,
  approveMerchant,
  approveMerchants,
  bringForward,
  cancelPayout,
  changePassword,
  changePlan,
  checkStatement,
  clearTestPayments,
  createApp,
  createCustomReport,
  createPaymentLink,
  createReportSchedule,
  createTransaction,
  createUserGroup,
  createWebhook,
  decideDispute,
  deleteApp,
  deleteCustomReport,
  deleteDocument,
  deleteInvoiceDraft,
  deleteMerchantNote,
  deletePaymentLink,
  deletePlatformReport,
  deleteReport,
  deleteReportSchedule,
  deleteUserGroup,
  deleteWebhook,
  deliverEvents,
  downloadFigures,
  duplicateInvoice,
  editMerchant,
  endIdleSession,
  endIncident,
  expireLinks,
  exportActivityLog,
  finishOnboarding,
  generatePlatformReport,
  inviteAdmin,
  inviteMember,
  keepReport,
  makeAutomaticPayouts,
  makeDueReport,
  markNotificationsRead,
  movePayouts,
  openCase,
  openDispute,
  payLink,
  putBackRows,
  recordInvoicePayment,
  recordLinkView,
  refundTransaction,
  reinstateMerchant,
  reinstateUser,
  rejectMerchant,
  rejectMerchants,
  remindOfInvoice,
  removeBankAccount,
  removeDirector,
  removeEvidence,
  removeMember,
  removeUnreadable,
  reopenApplication,
  reopenApplications,
  replaceDocument,
  reportIncident,
  requestPayout,
  resendAdminInvitation,
  resendEvent,
  resendInvitation,
  resetMemberPassword,
  resetUserPassword,
  resolveCase,
  restoreBankAccount,
  restoreCustomReport,
  restoreDirector,
  restoreDocument,
  restoreEvidence,
  restoreMember,
  restoreMerchantNote,
  restorePaymentLink,
  restorePlatformReport,
  restoreReport,
  restoreReportSchedule,
  restoreTestPayments,
  restoreUserGroup,
  resubmitApplication,
  retryTransaction,
  reviewDocument,
  revertFees,
  renewPlans,
  reviewDueDisputes,
  revokeKey,
  rollKey,
  saveAccount,
  saveDirector,
  saveInvoice,
  saveLead,
  saveSettings,
  sendEvidence,
  sendInvoice,
  sendTestRequest,
  setAdminActive,
  setAdminRole,
  setDefaultAccount,
  setDryRun,
  setFailNext,
  setMemberRole,
  setPaymentLinkActive,
  setPaymentMethodEnabled,
  setPayoutSettings,
  setUserRole,
  settleDue,
  settleTestPayments,
  signIn,
  signOut,
  signOutDevices,
  signUp,
  startReview,
  subscribeNewsletter,
  suspendMerchant,
  suspendUser,
  takeFailure,
  turnOffTwoFactor,
  turnOnTwoFactor,
  updateApp,
  updateBusiness,
  updateCustomReport,
  updateFees,
  updatePaymentLink,
  updateReportSchedule,
  updateRoles,
  updateUserGroup,
  updateWebhook,
  uploadDocument,
  verifyBankAccount,
  voidInvoice,
} as const

export type ActionName = keyof typeof actions
export type ActionInput<N extends ActionName> = Parameters<(typeof actions)[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<(typeof actions)[N]>>
