import { countOf } from '../format.ts'

/** What a row of a table is called. */
const nouns: Record<string, string> = {
  merchants: 'merchant',
  merchantNotes: 'merchant note',
  documents: 'document',
  directors: 'director',
  transactions: 'transaction',
  paymentLinks: 'payment link',
  paymentMethods: 'payment method',
  fees: 'fee',
  merchantFees: 'merchant fee',
  users: 'user',
  adminUsers: 'administrator',
  teamMembers: 'team member',
  roles: 'role',
  reportTemplates: 'console report template',
  openingFigures: 'opening figure',
  notifications: 'notification',
  invoices: 'invoice',
  bankAccounts: 'bank account',
  payouts: 'payout',
  payoutSettings: 'payout setting',
  reports: 'report',
  customReports: 'report template',
  platformReports: 'console report',
  reportSchedules: 'report schedule',
  messages: 'message',
  systemSettings: 'setting',
  sessions: 'sign-in',
  demoSettings: 'demo setting',
}

/** What is said of rows that can't be read. */
export const unreadableMessages = {
  title: (count: number) => `${countOf(count, 'row')} can’t be read`,
  /** Of one table after the other, such as "2 merchants, 1 fee". */
  what: (tables: readonly string[]) =>
    [...new Set(tables)]
      .map((table) =>
        countOf(tables.filter((each) => each === table).length, nouns[table] ?? 'row'),
      )
      .join(', '),
  removed: (count: number) => `${countOf(count, 'row')} removed`,
  putBack: (count: number) => `${countOf(count, 'row')} put back from the sample data`,
  noneToPutBack: 'None of them is in the sample data.',
  wouldRemove: 'The rows would be removed',
  wouldPutBack: 'The rows would be put back from the sample data',
} as const
