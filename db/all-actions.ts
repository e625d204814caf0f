import { createApp, deleteApp, revokeKey, rollKey, updateApp } from './apps/actions.ts'
import {
  clearTestPayments,
  restoreTestPayments,
  sendTestRequest,
  settleTestPayments,
} from './apps/sandbox-actions.ts'
import {
  createWebhook,
  deleteWebhook,
  deliverEvents,
  resendEvent,
  updateWebhook,
} from './apps/webhook-actions.ts'
import {
  putBackRows,
  removeUnreadable,
  setDryRun,
  setFault,
  setNextPayment,
  takeFault,
} from './demo/actions.ts'
import { payOnBusyDay, setBusyDay } from './demo/busy-day-actions.ts'
import { endExercise, solveExercise, takeHint } from './demo/exercise-actions.ts'
import { moveClock, notePassed } from './demo/clock-actions.ts'
import {
  addSnapshot,
  keepSnapshot,
  loadSnapshot,
  packSnapshot,
  remakeDemo,
  removeSnapshot,
  renameSnapshot,
} from './demo/snapshot-actions.ts'
import { keepRehearsal, saveNote, saveTalkOrder } from './demo/talk-actions.ts'
import { decideDispute, openDispute, reviewDueDisputes } from './disputes/actions.ts'
import { checkStatement, openCase, resolveCase } from './disputes/case-actions.ts'
import {
  addEvidence,
  removeEvidence,
  restoreEvidence,
  sendEvidence,
} from './disputes/evidence-actions.ts'
import { bringForward } from './due-actions.ts'
import { deleteInvoiceDraft, duplicateInvoice, saveInvoice } from './invoices/draft-actions.ts'
import {
  recordInvoicePayment,
  removeInvoicePayment,
  voidInvoice,
} from './invoices/payment-actions.ts'
import { addSampleInvoices, remindOfInvoice, sendInvoice } from './invoices/sending-actions.ts'
import {
  createPaymentLink,
  deletePaymentLink,
  restorePaymentLink,
  setPaymentLinkActive,
  updatePaymentLink,
} from './links/actions.ts'
import { expireLinks, payLink, recordLinkView } from './links/pay-actions.ts'
import { exportActivityLog, markNotificationsRead } from './log/actions.ts'
import {
  assignApplication,
  resubmitApplication,
  startReview,
} from './merchants/application-actions.ts'
import {
  addMerchantNote,
  deleteMerchantNote,
  editMerchant,
  finishOnboarding,
  restoreMerchantNote,
  updateBusiness,
} from './merchants/business-actions.ts'
import {
  approveMerchants,
  rejectMerchants,
  reopenApplication,
  undoDecisions,
} from './merchants/decision-actions.ts'
import { removeDirector, restoreDirector, saveDirector } from './merchants/director-actions.ts'
import {
  deleteDocument,
  replaceDocument,
  restoreDocument,
  reviewDocument,
  uploadDocument,
} from './merchants/document-actions.ts'
import { answerRequest, requestInformation } from './merchants/information-actions.ts'
import { reinstateMerchant, suspendMerchant } from './merchants/standing-actions.ts'
import { createTransaction, retryTransaction } from './payments/entry-actions.ts'
import { revertFees, updateFees } from './payments/fee-actions.ts'
import { endIncident, reportIncident, setPaymentMethodEnabled } from './payments/method-actions.ts'
import { refundForMerchant, refundTransaction } from './payments/refund-actions.ts'
import { settleDue } from './payments/settling-actions.ts'
import {
  addBankAccount,
  removeBankAccount,
  restoreBankAccount,
  setDefaultAccount,
  verifyBankAccount,
} from './payouts/account-actions.ts'
import { requestPayout } from './payouts/actions.ts'
import { makeAutomaticPayouts, setPayoutSettings } from './payouts/automatic-actions.ts'
import { cancelPayout, movePayouts } from './payouts/moving-actions.ts'
import {
  addSampleDevice,
  changePassword,
  saveAccount,
  signOutDevices,
} from './people/account-actions.ts'
import {
  createUserGroup,
  deleteUserGroup,
  restoreUserGroup,
  updateUserGroup,
} from './people/group-actions.ts'
import {
  acceptInvitation,
  inviteMember,
  resendInvitation,
  resendUserInvitation,
} from './people/invitation-actions.ts'
import {
  removeMember,
  resetMemberPassword,
  restoreMember,
  setMemberRole,
} from './people/member-actions.ts'
import { actAs, endIdleSession, signIn, signOut } from './people/sign-in-actions.ts'
import {
  acceptAdminInvitation,
  inviteAdmin,
  resendAdminInvitation,
  setAdminActive,
  setAdminRole,
  updateRoles,
} from './people/staff-actions.ts'
import { turnOffTwoFactor, turnOnTwoFactor } from './people/two-factor-actions.ts'
import {
  reinstateUser,
  resetUserPassword,
  setUserRole,
  suspendUser,
} from './people/user-actions.ts'
import {
  requestPasswordReset,
  saveLead,
  signUp,
  subscribeNewsletter,
} from './people/visitor-actions.ts'
import { showRequest, payByCode, recordProof } from './phone/actions.ts'
import { deleteReport, keepReport, restoreReport } from './reports/actions.ts'
import {
  deletePlatformReport,
  downloadFigures,
  generatePlatformReport,
  restorePlatformReport,
} from './reports/platform-actions.ts'
import {
  createReportSchedule,
  deleteReportSchedule,
  makeDueReport,
  restoreReportSchedule,
  updateReportSchedule,
} from './reports/schedule-actions.ts'
import {
  createCustomReport,
  deleteCustomReport,
  restoreCustomReport,
  updateCustomReport,
} from './reports/template-actions.ts'
import { saveSettings } from './settings/actions.ts'
import { changePlan, renewPlans } from './settings/plan-actions.ts'

/**
 * Every action by name, in the one script that loads with the first of them. An action missing here
 * can't be called.
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
  answerRequest,
  approveMerchants,
  assignApplication,
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
  endExercise,
  endIdleSession,
  endIncident,
  expireLinks,
  exportActivityLog,
  finishOnboarding,
  generatePlatformReport,
  inviteAdmin,
  inviteMember,
  keepReport,
  addSnapshot,
  keepSnapshot,
  loadSnapshot,
  removeSnapshot,
  renameSnapshot,
  makeAutomaticPayouts,
  makeDueReport,
  showRequest,
  markNotificationsRead,
  moveClock,
  movePayouts,
  notePassed,
  openCase,
  openDispute,
  payByCode,
  packSnapshot,
  payLink,
  payOnBusyDay,
  putBackRows,
  recordInvoicePayment,
  removeInvoicePayment,
  recordLinkView,
  recordProof,
  refundForMerchant,
  refundTransaction,
  reinstateMerchant,
  reinstateUser,
  rejectMerchants,
  remakeDemo,
  remindOfInvoice,
  removeBankAccount,
  removeDirector,
  removeEvidence,
  removeMember,
  removeUnreadable,
  reopenApplication,
  replaceDocument,
  reportIncident,
  requestInformation,
  requestPasswordReset,
  requestPayout,
  resendAdminInvitation,
  resendEvent,
  resendInvitation,
  resendUserInvitation,
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
  keepRehearsal,
  saveLead,
  saveNote,
  saveTalkOrder,
  saveSettings,
  sendEvidence,
  sendInvoice,
  sendTestRequest,
  setAdminActive,
  setAdminRole,
  setDefaultAccount,
  setBusyDay,
  setDryRun,
  setFault,
  setMemberRole,
  setNextPayment,
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
  solveExercise,
  startReview,
  subscribeNewsletter,
  suspendMerchant,
  suspendUser,
  takeHint,
  takeFault,
  turnOffTwoFactor,
  turnOnTwoFactor,
  undoDecisions,
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
