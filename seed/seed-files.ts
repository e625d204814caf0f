import activityLog from './rows/activity-log.json'
import adminUsers from './rows/admin-users.json'
import bankAccounts from './rows/bank-accounts.json'
import cases from './rows/cases.json'
import customers from './rows/customers.json'
import directors from './rows/directors.json'
import disputes from './rows/disputes.json'
import documents from './rows/documents.json'
import fees from './rows/fees.json'
import merchantFees from './rows/merchant-fees.json'
import merchants from './rows/merchants.json'
import targetFigures from './rows/target-figures.json'
import paymentLinks from './rows/payment-links.json'
import paymentMethods from './rows/payment-methods.json'
import reportSchedules from './rows/report-schedules.json'
import reportTemplates from './rows/report-templates.json'
import roles from './rows/roles.json'
import systemSettings from './rows/system-settings.json'
import teamMembers from './rows/team-members.json'
import transactions from './rows/transactions.json'
import userGroups from './rows/user-groups.json'
import users from './rows/users.json'
import type { WrittenTable } from './written-rows.ts'

/** A row in its file. */
export type WrittenRow = Record<string, unknown>

export type SeedFiles = Record<WrittenTable, WrittenRow[]>

export const seedFiles: SeedFiles = {
  activityLog,
  adminUsers,
  bankAccounts,
  cases,
  customers,
  directors,
  disputes,
  documents,
  fees,
  merchantFees,
  merchants,
  targetFigures,
  paymentLinks,
  paymentMethods,
  reportSchedules,
  reportTemplates,
  roles,
  systemSettings,
  teamMembers,
  transactions,
  userGroups,
  users,
}
