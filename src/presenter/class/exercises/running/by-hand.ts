import type { TableName } from '#db/tables.ts'
import { valuesAt } from '#seed/meets-check.ts'

/** A stored row. */
export type Row = object & { id: string }

/** The rows of some tables at an instant. */
export type SomeRows = Partial<Record<TableName, readonly Row[]>>

/** What of a table's rows people change. */
export interface Telling {
  /** The fields that tell one row from another, the most telling first. */
  fields: readonly string[]
  /** New rows are added up by this amount, since the same work may be done in parts. */
  sum?: string
  /** The status of a new row goes on by itself, so it isn't named. */
  settles?: true
}

/** What people change by hand, and by which fields a line names it; what follows from that is left out. */
export const telling: Partial<Record<TableName, Telling>> = {
  transactions: {
    fields: [
      'type',
      'customer',
      'linkId',
      'currency',
      'amount',
      'paymentMethod',
      'refunded',
      'status',
    ],
    settles: true,
  },
  paymentLinks: {
    fields: ['name', 'amount', 'currency', 'draft', 'status', 'expiresAt', 'description'],
  },
  invoices: {
    fields: [
      'customer.name',
      'currency',
      'lines.quantity',
      'lines.unitPrice',
      'discount',
      'sentAt',
      'voidedAt',
      'taxPercent',
    ],
  },
  payouts: {
    fields: ['accountId', 'currency', 'automatic', 'status', 'amount'],
    sum: 'amount',
    settles: true,
  },
  payoutSettings: { fields: ['every', 'least.USD', 'least.ZWL'] },
  bankAccounts: { fields: ['institution', 'number', 'currency', 'isDefault', 'status'] },
  disputes: { fields: ['status', 'statement'] },
  cases: { fields: ['status', 'resolution'] },
  merchants: {
    fields: [
      'approvalStatus',
      'status',
      'assignee',
      'priority',
      'information.from',
      'rejectionReason',
      'name',
      'businessType',
      'town',
      'email',
      'phone',
      'plan',
      'paymentLimit',
    ],
  },
  documents: { fields: ['purpose', 'status', 'name'] },
  directors: { fields: ['name', 'email', 'phone'] },
  merchantNotes: { fields: ['merchantId', 'text'] },
  paymentMethods: { fields: ['enabled', 'incident.note'] },
  fees: { fields: ['merchantFee', 'customerFee', 'flatFee'] },
  merchantFees: { fields: ['percentage', 'fixedFee'] },
  users: { fields: ['name', 'email', 'role', 'status'] },
  adminUsers: { fields: ['name', 'email', 'role', 'status'] },
  roles: { fields: ['name', 'permissions'] },
  teamMembers: { fields: ['name', 'email', 'role', 'status'] },
  userGroups: { fields: ['name', 'permissions', 'memberIds'] },
  reports: { fields: ['merchantId', 'type', 'format', 'name'] },
  customReports: { fields: ['name'] },
  reportSchedules: { fields: ['template', 'frequency', 'format', 'recipients'] },
  platformReports: { fields: ['templateId', 'format'] },
  apps: { fields: ['name'] },
  webhooks: { fields: ['mode', 'url', 'active'] },
  subscriptions: { fields: ['plan', 'period'] },
  systemSettings: {
    fields: [
      'sessionTimeoutMinutes',
      'maxLoginAttempts',
      'connectionPoolSize',
      'twoFactorForAdmins',
      'ipWhitelist',
      'maintenanceMode',
      'dailyAutoBackup',
    ],
  },
}

/** Returns the first value of a row's field, which may be within another one or in a list; null for none. */
export const valueAt = (row: Row, field: string): unknown =>
  valuesAt(row, field.split('.'))[0] ?? null

/** Returns whether a row follows from another: a payout's in the ledger, or an invoice's link. */
export const follows = (table: TableName, row: Row): boolean =>
  (table === 'transactions' && valueAt(row, 'type') === 'payout') ||
  (table === 'paymentLinks' && valueAt(row, 'invoiceId') !== null)

/** Fields of free text, in which everybody writes something else. */
export const freeTexts: ReadonlySet<string> = new Set([
  'description',
  'incident.note',
  'rejectionReason',
  'request',
  'resolution',
  'statement',
  'text',
])
