import type { TableName } from '#db/model/tables.ts'
import activityLog from './activity-log.json'
import adminUsers from './admin-users.json'
import customers from './customers.json'
import directors from './directors.json'
import documents from './documents.json'
import fees from './fees.json'
import merchantFees from './merchant-fees.json'
import merchants from './merchants.json'
import openingFigures from './opening-figures.json'
import paymentLinks from './payment-links.json'
import paymentMethods from './payment-methods.json'
import reportSchedules from './report-schedules.json'
import reportTemplates from './report-templates.json'
import roles from './roles.json'
import systemSettings from './system-settings.json'
import teamMembers from './team-members.json'
import transactions from './transactions.json'
import users from './users.json'

/** The tables that have no file: made from the others, or filled by the people who use the app. */
type UnwrittenTable =
  | 'counters'
  | 'demoSettings'
  | 'files'
  | 'leads'
  | 'notifications'
  | 'seedMarks'
  | 'sessions'
  | 'subscribers'

/** The tables that have a file. */
export type WrittenTable = Exclude<TableName, UnwrittenTable>

/** A row as it stands in its file. */
export type WrittenRow = Record<string, unknown>

export type SeedFiles = Record<WrittenTable, WrittenRow[]> & { customers: string[] }

export const seedFiles: SeedFiles = {
  activityLog,
  adminUsers,
  customers,
  directors,
  documents,
  fees,
  merchantFees,
  merchants,
  openingFigures,
  paymentLinks,
  paymentMethods,
  reportSchedules,
  reportTemplates,
  roles,
  systemSettings,
  teamMembers,
  transactions,
  users,
}
