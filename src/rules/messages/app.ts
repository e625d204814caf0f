import { countOf } from '../format.ts'

/** Messages used throughout the app (MSG-1). */
export const appMessages = {
  dataLost: 'This browser lost your saved data. The sample data is back.',
  seedRestored: 'The sample data is back',
  setAside: (ids: readonly string[]) =>
    ids.length === 1
      ? `${ids[0]} can’t be read. It was set aside, and the others went on.`
      : `${ids.join(', ')} can’t be read. They were set aside, and the others went on.`,
  copied: 'Copied to clipboard!',
  copyRefused: 'This browser does not allow copying here. Select the text and copy it yourself.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
} as const

/** Messages for unexpected failures, loaded with the screens. */
export const failures = {
  'not-found': () => 'That is not here any more. Nothing was changed.',
  'storage-full': () =>
    'This device has no space left. Nothing was saved. Delete files or apps that you don’t need, then try again.',
  'not-loaded': () =>
    'A part of Paid did not load. Nothing was saved. Check the connection and reload the page.',
  'not-opened': () =>
    'Your data can’t be opened. Nothing was saved. Leave private browsing or allow this site to store data, then try again.',
  unexpected: () => 'That did not work. Nothing was saved.',
} as const satisfies Record<string, () => string>

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'nothing' : `“${String(value)}”`
}

/** Messages used by every form. */
export const formMessages = {
  changedMeanwhile: (theirs: unknown) =>
    `Someone else saved ${shown(theirs)} here meanwhile. Save again to keep yours`,
}

/** The nouns for rows of each table. */
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

/** Messages about rows that cannot be read. */
export const unreadableMessages = {
  title: (count: number) => `${countOf(count, 'row')} can’t be read`,
  /** Lists the tables with their counts, such as "2 merchants, 1 fee". */
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

export const fileMessages = {
  lettersMissing: (letters: readonly string[]) =>
    `PDFs can’t show these characters: ${letters.slice(0, 12).join(' ')}`,
}
