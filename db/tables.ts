import type * as v from 'valibot'
import { apiRequest, app, testPayment, webhook, webhookEvent } from './apps/schemas.ts'
import { ownExercise, snapshot, snapshotBytes } from './demo/schemas.ts'
import { dispute, paymentCase } from './disputes/schemas.ts'
import { invoice } from './invoices/schemas.ts'
import { paymentLink } from './links/schemas.ts'
import { message, notification } from './log/messages.ts'
import { activityLogEntry } from './log/schemas.ts'
import {
  businessDocument,
  director,
  merchant,
  merchantNote,
  storedFile,
} from './merchants/schemas.ts'
import { fee, merchantFee } from './payments/fees.ts'
import { paymentMethod, transaction } from './payments/schemas.ts'
import { bankAccount, payout, payoutSettings } from './payouts/schemas.ts'
import { phonePayment, shownRequest } from './phone/schemas.ts'
import { account, adminUser, device, role, teamMember, user, userGroup } from './people/schemas.ts'
import { demoSettings, session, signInAttempts } from './people/sessions.ts'
import { prospect } from './prospects/schemas.ts'
import { customReport, platformReport, report, reportSchedule } from './reports/schemas.ts'
import { planInvoice, subscription } from './settings/plans.ts'
import { counter, reportTemplate, seedMark, systemSettings } from './settings/schemas.ts'

/**
 * Every table with the schema of its rows. The database, the seed and the snapshots all read this
 * list.
 */
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
  counters: counter,
  seedMarks: seedMark,
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
  phonePayments: phonePayment,
  shownRequests: shownRequest,
  snapshots: snapshot,
  snapshotBytes,
  prospects: prospect,
  ownExercises: ownExercise,
} as const

export type TableName = keyof typeof tableSchemas
export type Row<T extends TableName> = v.InferOutput<(typeof tableSchemas)[T]>

/** All rows of all tables, as in a seed or a snapshot. */
export type TableRows = { [T in TableName]: Row<T>[] }

/**
 * The tables whose reads leave out invalid rows. Counters and the seed mark are excluded because
 * they must never be removed, and files because they belong to their documents; their readers check
 * the rows themselves.
 */
export const checkedTables = [
  'merchants',
  'merchantNotes',
  'documents',
  'directors',
  'transactions',
  'paymentLinks',
  'paymentMethods',
  'fees',
  'merchantFees',
  'users',
  'adminUsers',
  'teamMembers',
  'roles',
  'activityLog',
  'reportTemplates',
  'notifications',
  'invoices',
  'bankAccounts',
  'payouts',
  'payoutSettings',
  'reports',
  'customReports',
  'reportSchedules',
  'platformReports',
  'messages',
  'apps',
  'webhooks',
  'webhookEvents',
  'apiRequests',
  'testPayments',
  'userGroups',
  'accounts',
  'devices',
  'subscriptions',
  'planInvoices',
  'systemSettings',
  'cases',
  'disputes',
  'sessions',
  'signInAttempts',
  'demoSettings',
  'phonePayments',
  'shownRequests',
] as const satisfies TableName[]

export type CheckedTable = (typeof checkedTables)[number]

/**
 * The tables whose unreadable rows may be removed or restored. Nothing is ever removed from the
 * log: its check reports them.
 */
export type MendableTable = Exclude<CheckedTable, 'activityLog'>
