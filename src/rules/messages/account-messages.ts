import type { Notification } from '#db/model/notification.ts'

/** What is said of a person's own settings. */
export const accountMessages = {
  saved: 'Your settings are saved',
  pictureSaved: 'Your picture is saved',
  pictureRemoved: 'Your picture is removed',
  pictureUnreadable: 'That is not a picture that this device can read. Choose a JPG or PNG.',
  passwordChanged: 'Your password is changed',
  twoFactorOff: 'Two-factor authentication is off',
  deviceAdded: (name: string) => `Signed in on ${name}, a sample device`,
  signedOut: (count: number) =>
    count === 1 ? '1 device is signed out' : `${count} devices are signed out`,
  codesCopied: 'Recovery codes copied',
  secretCopied: 'Key copied',
  emailTaken: 'Someone else has this address',

  // In dry run a button says what it would do.
  wouldSave: 'Your settings would be saved',
  wouldSavePicture: 'Your picture would be saved',
  wouldChangePassword: 'Your password would be changed',
  wouldTurnOn: 'Two-factor authentication would be turned on',
  wouldTurnOff: 'Two-factor authentication would be turned off',
  wouldAddDevice: 'A sample device would be signed in',
  wouldSignOut: 'The other devices would be signed out',
} as const

/** The kinds of notifications as the settings name them. */
export const notificationKinds: Record<Notification['kind'], { label: string; hint: string }> = {
  'link-paid': { label: 'Payments', hint: 'A customer has paid one of your links.' },
  'payout-ended': {
    label: 'Payouts',
    hint: 'A payout has arrived or come back. Your business is told by email in any case.',
  },
  'report-made': { label: 'Reports', hint: 'A scheduled report is ready.' },
  'document-reviewed': {
    label: 'Documents',
    hint: 'A document was approved or rejected. Your business is told by email in any case.',
  },
  'standing-changed': {
    label: 'Suspension',
    hint: 'Your business was suspended, or may go on. It is told by email in any case.',
  },
  'application-decided': {
    label: 'Approval',
    hint: 'Your application was decided. Your business is told by email in any case.',
  },
  'case-news': {
    label: 'Cases',
    hint: 'A payment that was debited but not credited is looked into. Your business is told by email in any case.',
  },
  'dispute-news': {
    label: 'Disputes',
    hint: 'A card payment is disputed, or its dispute decided. Your business is told by email in any case.',
  },
}
