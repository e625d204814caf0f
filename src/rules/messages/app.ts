import { isolating } from '#db/text/typed-text.ts'
import { countOf } from '#db/text/format.ts'
import type { MendableTable } from '#db/tables.ts'

/** Messages used throughout the app (MSG-1). */
export const appMessages = isolating({
  dataLost: 'This browser cleared your saved data. The sample data was restored.',
  seedRestored: 'Sample data restored',
  seedRestoredElsewhere: 'Another tab restored the sample data.',
  setAside: (ids: readonly string[]) =>
    ids.length === 1
      ? `${ids[0]} could not be read and was skipped.`
      : `${ids.join(', ')} could not be read and were skipped.`,
  stillSaving: 'Your last change is still being saved. Press again in a moment.',
  droppedNowhere: 'Files can’t be dropped on this screen.',
  copied: 'Copied to clipboard!',
  sharedByWhatsApp: 'Shared by WhatsApp',
  shared: 'Shared',
  wouldShareByWhatsApp: 'WhatsApp would open with the message',
  copyRefused: 'This browser blocked copying. Select the text and copy it.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
} as const)

/** Messages for unexpected failures, loaded with the screens. */
export const failures = {
  'not-found': () => 'This no longer exists. Nothing was changed.',
  'storage-full': () =>
    'This device is out of space. Nothing was saved. Free up some space, then try again.',
  'not-loaded': () =>
    'Part of Paid did not load. Nothing was saved. Check your connection and reload the page.',
  'not-opened': () =>
    'Your data can’t be opened. Nothing was saved. Turn off private browsing or allow this site to store data, then try again.',
  'no-answer': () => 'Paid didn’t answer. Nothing was saved. Try again.',
  locked: () =>
    'Nothing was saved. The browser is holding the data. Close every Paid window and open it again.',
  unexpected: () => 'Something went wrong. Nothing was saved.',
} as const satisfies Record<string, () => string>

/** The message for mistakes in the files of the sample data, given as lines: the first, and how many more. */
export function seedMistakes(lines: string): string {
  const [first = '', ...others] = lines.split('\n')
  const more = others.length > 0 ? ` (and ${countOf(others.length, 'more mistake')})` : ''
  return `Mistake in the sample data: ${first}${more}`
}

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'nothing' : `“${String(value)}”`
}

/** Messages used by every form. */
export const formMessages = isolating({
  changedMeanwhile: (theirs: unknown) =>
    `Someone else saved ${shown(theirs)} here while you were editing. Save again to keep your version`,
})

/** The nouns for rows of each table, in the order in which they are listed. */
const nouns: Record<MendableTable, string> = {
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
  adminUsers: 'admin user',
  teamMembers: 'team member',
  roles: 'role',
  reportTemplates: 'console report template',
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
  sessions: 'session',
  demoSettings: 'demo setting',
  apps: 'app',
  webhooks: 'webhook',
  webhookEvents: 'webhook event',
  apiRequests: 'API request',
  testPayments: 'test payment',
  userGroups: 'user group',
  accounts: 'account',
  devices: 'device',
  signInAttempts: 'sign-in attempt',
  subscriptions: 'subscription',
  planInvoices: 'plan invoice',
  cases: 'case',
  disputes: 'dispute',
  phonePayments: 'phone payment',
  shownRequests: 'payment request',
}

/** Messages about rows that cannot be read. */
export const unreadableMessages = {
  title: (count: number) => `${countOf(count, 'row')} can’t be read`,
  /** Lists the tables with their counts, such as "2 merchants, 1 fee", whichever was read first. */
  what: (tables: readonly MendableTable[]) =>
    Object.entries(nouns)
      .map(([table, noun]) => ({ noun, count: tables.filter((each) => each === table).length }))
      .filter(({ count }) => count > 0)
      .map(({ noun, count }) => countOf(count, noun))
      .join(', '),
  removed: (count: number) => `${countOf(count, 'row')} removed`,
  putBack: (count: number) => `${countOf(count, 'row')} restored from the sample data`,
  noneToPutBack: 'None of these rows are in the sample data. Remove them instead.',
  wouldRemove: 'The rows would be removed',
  wouldPutBack: 'The rows would be restored from the sample data',
} as const

/** What a PDF prints for a character that its font lacks. */
export const standIn = '?'

/** Why text in a CSV file may begin with an apostrophe. */
export const apostropheNote =
  'Text that starts with =, +, - or @ gets an apostrophe, so that no spreadsheet runs it as a formula.'

/** The most characters that a message names. */
const mostNamed = 12

const lettersMissing = (letters: readonly string[]) =>
  `A PDF can’t show these characters, and prints ${standIn} for each: ${letters.slice(0, mostNamed).join(' ')}${letters.length > mostNamed ? ' …' : ''}`

export const fileMessages = {
  exported: (rows: string, file: string) => `${rows} exported to ${file}`,
  exportCancelled: 'Export cancelled',
  notMade: 'The file could not be created. Nothing was downloaded.',
  lettersMissing,
  /** Adds the characters that a file can't show to the words that say it was made. */
  made: (words: string, missing: readonly string[] | undefined) =>
    missing?.length ? `${words}. ${lettersMissing(missing)}` : words,
  /** Adds why some text in a CSV file begins with an apostrophe. */
  guarded: (words: string, isGuarded: boolean) =>
    isGuarded ? `${words}. ${apostropheNote}` : words,
}

export const stageMessages = {
  noCode: 'No QR code in sight. Open a link’s QR code on the right.',
  otherCode: 'This QR code isn’t a payment link.',
} as const

/** Messages about the time that the presenter moves. */
export const clockMessages = isolating({
  moved: (to: string) => `Clock moved to ${to}`,
  wouldMove: 'The clock would be moved',
  catchingUp: (at: string) => `Catching up: ${at}`,
  notFinal: 'Figures aren’t final yet.',
  asOf: (day: string) => `As of ${day}`,
  old: (day: string) => `The demo’s dates end on ${day}`,
  back: 'Clock back to now',
  backElsewhere: 'Another tab set the clock back to now.',
  wouldGoBack: 'The clock would go back to now. Nothing would be lost',
} as const)
