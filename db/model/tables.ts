import type * as v from 'valibot'
import { account, device } from './account.ts'
import { activityLogEntry } from './activity-log-entry.ts'
import { apiRequest, app, webhook, webhookEvent } from './app.ts'
import { businessDocument, storedFile } from './business-document.ts'
import { director } from './director.ts'
import { dispute } from './dispute.ts'
import { fee, merchantFee } from './fee.ts'
import { invoice } from './invoice.ts'
import { merchant } from './merchant.ts'
import { merchantNote } from './merchant-note.ts'
import { message } from './message.ts'
import { notification } from './notification.ts'
import { paymentCase } from './payment-case.ts'
import { paymentLink } from './payment-link.ts'
import { paymentMethod } from './payment-method.ts'
import { bankAccount, payout, payoutSettings } from './payout.ts'
import { adminUser, role, teamMember, user } from './people.ts'
import { platformReport } from './platform-report.ts'
import { counter, openingFigure, reportTemplate, seedMark, systemSettings } from './platform.ts'
import { customReport, report, reportSchedule } from './report.ts'
import { planInvoice, subscription } from './subscription.ts'
import { testPayment } from './test-payment.ts'
import { transaction } from './transaction.ts'
import { userGroup } from './user-group.ts'
import { demoSettings, lead, session, signInAttempts, subscriber } from './visitor.ts'

/** Every table and the schema of its rows. The database, the seed and the snapshots all read this list. */
export const tableSchemas = {
  merchants: merchant,
  documents: businessDocument,
  files: storedFile,
  directors: director,
  transactions: transaction,
  paymentLinks: paymentLink,
  paymentMethods: paymentMethod,
  fees: fee,
  merchantFees: merchantFee,
  users: user,
  adminUsers: adminUser,
  teamMembers: teamMember,
  roles: role,
  activityLog: activityLogEntry,
  systemSettings,
  reportSchedules: reportSchedule,
  reportTemplates: reportTemplate,
  openingFigures: openingFigure,
  counters: counter,
  seedMarks: seedMark,
  leads: lead,
  subscribers: subscriber,
  sessions: session,
  signInAttempts,
  demoSettings,
  notifications: notification,
  invoices: invoice,
  bankAccounts: bankAccount,
  payouts: payout,
  payoutSettings,
  reports: report,
  customReports: customReport,
  messages: message,
  apps: app,
  webhooks: webhook,
  webhookEvents: webhookEvent,
  apiRequests: apiRequest,
  testPayments: testPayment,
  userGroups: userGroup,
  accounts: account,
  devices: device,
  subscriptions: subscription,
  planInvoices: planInvoice,
  merchantNotes: merchantNote,
  cases: paymentCase,
  disputes: dispute,
  platformReports: platformReport,
} as const

export type TableName = keyof typeof tableSchemas
export type Row<T extends TableName> = v.InferOutput<(typeof tableSchemas)[T]>

/** All rows of all tables: what a seed gives and a snapshot keeps. */
export type TableRows = { [T in TableName]: Row<T>[] }
