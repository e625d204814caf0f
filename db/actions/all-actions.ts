import { actAs } from './act-as.ts'
import { addBankAccount } from './add-bank-account.ts'
import { addSampleDevice, signOutDevices } from './devices.ts'
import { addMerchantNote, deleteMerchantNote, restoreMerchantNote } from './merchant-notes.ts'
import { addSampleInvoices } from './add-sample-invoices.ts'
import { approveMerchant, approveMerchants } from './approve-merchant.ts'
import { bringForward } from './bring-forward.ts'
import { cancelPayout } from './cancel-payout.ts'
import { changePassword } from './change-password.ts'
import { changePlan } from './change-plan.ts'
import { checkStatement } from './check-statement.ts'
import { clearTestPayments, restoreTestPayments } from './clear-test-payments.ts'
import { createApp } from './create-app.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { createTransaction } from './create-transaction.ts'
import { decideDispute } from './decide-dispute.ts'
import { deleteApp } from './delete-app.ts'
import { deleteCustomReport, restoreCustomReport } from './delete-custom-report.ts'
import { deleteDocument } from './delete-document.ts'
import { deleteInvoiceDraft } from './delete-invoice-draft.ts'
import { deletePaymentLink } from './delete-payment-link.ts'
import { deletePlatformReport } from './delete-platform-report.ts'
import { deleteReport } from './delete-report.ts'
import { deleteReportSchedule, restoreReportSchedule } from './delete-report-schedule.ts'
import { deleteUserGroup, restoreUserGroup } from './delete-user-group.ts'
import { deliverEvents } from './deliver-events.ts'
import { downloadFigures } from './download-figures.ts'
import { addEvidence, removeEvidence, restoreEvidence, sendEvidence } from './dispute-evidence.ts'
import { duplicateInvoice } from './duplicate-invoice.ts'
import { editMerchant } from './edit-merchant.ts'
import { endIdleSession } from './end-idle-session.ts'
import { endIncident } from './end-incident.ts'
import { expireLinks } from './expire-links.ts'
import { exportActivityLog } from './export-activity-log.ts'
import { finishOnboarding } from './finish-onboarding.ts'
import { generatePlatformReport } from './generate-platform-report.ts'
import { acceptAdminInvitation, inviteAdmin, resendAdminInvitation } from './invite-admin.ts'
import { acceptInvitation, inviteMember, resendInvitation } from './invite-member.ts'
import { keepReport } from './keep-report.ts'
import { makeAutomaticPayouts } from './make-automatic-payouts.ts'
import { makeDueReport } from './make-due-report.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { movePayouts } from './move-payouts.ts'
import { openCase } from './open-case.ts'
import { openDispute } from './open-dispute.ts'
import { payLink } from './pay-link.ts'
import { putBackRows } from './put-back-rows.ts'
import { recordInvoicePayment } from './record-invoice-payment.ts'
import { recordLinkView } from './record-link-view.ts'
import { refundTransaction } from './refund-transaction.ts'
import { reinstateMerchant } from './reinstate-merchant.ts'
import { rejectMerchant, rejectMerchants } from './reject-merchant.ts'
import { remindOfInvoice } from './remind-of-invoice.ts'
import { removeBankAccount } from './remove-bank-account.ts'
import { removeDirector, restoreDirector } from './remove-director.ts'
import { removeMember, restoreMember } from './remove-member.ts'
import { removeUnreadable } from './remove-unreadable.ts'
import { renewPlans } from './renew-plans.ts'
import { reopenApplication, reopenApplications } from './reopen-application.ts'
import { replaceDocument } from './replace-document.ts'
import { reportIncident } from './report-incident.ts'
import { requestPayout } from './request-payout.ts'
import { resendEvent } from './resend-event.ts'
import { resetMemberPassword } from './reset-member-password.ts'
import { resolveCase } from './resolve-case.ts'
import { restoreBankAccount } from './restore-bank-account.ts'
import { restoreDocument } from './restore-document.ts'
import { restorePaymentLink } from './restore-payment-link.ts'
import { restorePlatformReport } from './restore-platform-report.ts'
import { restoreReport } from './restore-report.ts'
import { resubmitApplication } from './resubmit-application.ts'
import { retryTransaction } from './retry-transaction.ts'
import { reviewDocument } from './review-document.ts'
import { revertFees } from './revert-fees.ts'
import { reviewDueDisputes } from './review-due-disputes.ts'
import { revokeKey, rollKey } from './roll-key.ts'
import { createCustomReport, updateCustomReport } from './save-custom-report.ts'
import { saveAccount } from './save-account.ts'
import { saveDirector } from './save-director.ts'
import { saveInvoice } from './save-invoice.ts'
import { saveLead } from './save-lead.ts'
import { createReportSchedule, updateReportSchedule } from './save-report-schedule.ts'
import { createUserGroup, updateUserGroup } from './save-user-group.ts'
import { createWebhook, deleteWebhook, updateWebhook } from './save-webhook.ts'
import { saveSettings } from './save-settings.ts'
import { sendInvoice } from './send-invoice.ts'
import { sendTestRequest } from './send-test-request.ts'
import { setAdminActive, setAdminRole } from './set-admin.ts'
import { setDefaultAccount } from './set-default-account.ts'
import { setDryRun } from './set-dry-run.ts'
import { setFailNext } from './set-fail-next.ts'
import { setMemberRole } from './set-member-role.ts'
import { setPaymentLinkActive } from './set-payment-link-active.ts'
import { setPaymentMethodEnabled } from './set-payment-method-enabled.ts'
import { setPayoutSettings } from './set-payout-settings.ts'
import { setUserRole } from './set-user-role.ts'
import { settleDue } from './settle-due.ts'
import { settleTestPayments } from './settle-test-payments.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { startReview } from './start-review.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { suspendMerchant } from './suspend-merchant.ts'
import { reinstateUser, resetUserPassword, suspendUser } from './suspend-user.ts'
import { takeFailure } from './take-failure.ts'
import { turnOffTwoFactor, turnOnTwoFactor } from './two-factor.ts'
import { updateApp } from './update-app.ts'
import { updateBusiness } from './update-business.ts'
import { updateFees } from './update-fees.ts'
import { updatePaymentLink } from './update-payment-link.ts'
import { updateRoles } from './update-roles.ts'
import { uploadDocument } from './upload-document.ts'
import { verifyBankAccount } from './verify-bank-account.ts'
import { voidInvoice } from './void-invoice.ts'

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
