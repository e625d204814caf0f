import type { Notification } from '#db/log/messages.ts'
import type { Permission } from '#db/people/person.ts'
import { countOf, formatTime } from '../format.ts'

/** Messages about a person's own settings. */
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

  // Dry-run labels.
  wouldSave: 'Your settings would be saved',
  wouldSavePicture: 'Your picture would be saved',
  wouldChangePassword: 'Your password would be changed',
  wouldTurnOn: 'Two-factor authentication would be turned on',
  wouldTurnOff: 'Two-factor authentication would be turned off',
  wouldAddDevice: 'A sample device would be signed in',
  wouldSignOut: 'The other devices would be signed out',
} as const

/** Labels of the notification kinds in the settings. */
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

/**
 * Messages about signing in and up: the specification's words, or ours in the same voice where it has none.
 */
export const authMessages = {
  loginFailed: 'Failed to login. Please check your credentials.',
  signUpFailed: 'Failed to create account. Please try again.',
  resetFailed: 'Failed to send reset email. Please try again.',
  codeVerified: 'OTP verified successfully!',
  accountCreated: 'Account created successfully! Starting onboarding...',
  resetSent: 'Password reset instructions sent to your email!',
  resetConfirmed: (email: string) =>
    `If an account exists for ${email}, you'll receive an email with instructions to reset your password.`,
  loggedOut: 'Logged out successfully',
  codeOfApp: 'Enter the code that your authenticator app shows for',
  codeSentTo: "We've sent a verification code to",
  lockedOut: (email: string, until: string) =>
    `${email} is locked after too many wrong codes. Try again at ${formatTime(until)}.`,
  signedOutIdle: (minutes: number) =>
    `You were signed out after ${countOf(minutes, 'minute')} in which nothing was done. Log in to go on.`,
  noCode: "Didn't receive code?",
  codeResent: 'We’ve sent another code',
  socialOff: (service: string) => `${service} is not connected in this demo. Use your email.`,
} as const

/** Messages about a merchant's team (MSG-1). */
export const teamMessages = {
  title: 'User Manager',
  subtitle: 'Manage user access to your account',
  search: 'Search users...',
  add: 'Add User',
  members: 'Team Members',
  invited: (name: string) =>
    `${name} is invited. The message is in the outbox of the demo controls`,
  invitedAgain: (name: string) => `${name} has a new invitation in the outbox`,
  accepted: (name: string) => `${name} has accepted and can act`,
  roleChanged: (name: string, role: string) => `${name} is ${role} from now on`,
  passwordReset: (email: string) => `A way to a new password would have gone to ${email}`,
  removed: (name: string) => `${name} was removed`,
  restored: (name: string) => `${name} is back`,
  groupSaved: (name: string) => `${name} is saved`,
  groupDeleted: (name: string) => `${name} was deleted, with what it granted`,
  actingAs: (name: string) => `You are ${name} now`,

  // Dry-run labels.
  wouldAdd: 'Add user dialog would open here',
  wouldEdit: (name: string) => `You would edit ${name} here`,
  wouldResetPassword: (name: string) => `You would reset password for ${name} here`,
  wouldRemove: (name: string) => `You would remove ${name} here`,
  wouldInviteAgain: (name: string) => `${name} would be invited again`,
  wouldAccept: (name: string) => `${name} would accept the invitation`,
  wouldRestore: (name: string) => `${name} would be brought back`,
  wouldSaveGroup: 'The group would be saved',
  wouldDeleteGroup: (name: string) => `${name} would be deleted`,
} as const

/** Messages about platform users, staff, roles and settings (MSG-1). */
export const peopleMessages = {
  suspended: (name: string) => `${name} is suspended`,
  reinstated: (name: string) => `${name} has access again`,
  activated: (name: string) => `${name} is active again`,
  deactivated: (name: string) => `${name} is deactivated`,
  rolesSaved: 'Permissions updated successfully',
  settingsSaved: 'System settings updated successfully',
  superAdminOnly: 'Only a Super Admin can change who is Super Admin.',
  ownAccess: 'You can’t change your own access.',
  ownRole: 'You can’t change what your own role grants.',
  superAdminFixed: 'Super Admin may do everything, always.',
  lastSuperAdmin: (name: string) =>
    `${name} is the last active Super Admin. Make someone else Super Admin first.`,

  // Dry-run labels.
  wouldSuspend: (name: string) => `${name} would be suspended`,
  wouldReinstate: (name: string) => `${name} would have access again`,
  wouldActivate: (name: string) => `${name} would be activated`,
  wouldDeactivate: (name: string) => `${name} would be deactivated`,
  wouldInvite: 'The invitation would be sent',
  wouldSaveRoles: 'The permissions would be updated',
  wouldSaveSettings: 'The system settings would be updated',
} as const

/** The end of "Support may not …" for each permission. */
const permittedDeeds: Record<Permission, string> = {
  payments: 'take payments or change them',
  refunds: 'refund',
  payouts: 'move money out',
  reports: 'make reports',
  business: 'change the business or its documents',
  team: 'change the team',
  developers: 'change apps or test payments',
  billing: 'change the plan',
  merchant_management: 'decide on merchants',
  user_management: 'change users',
  financial_reports: 'make reports',
  system_settings: 'change settings',
  security_logs: 'see the logs',
  fee_configuration: 'change fees or methods',
}

const ofStaff: ReadonlySet<Permission> = new Set<Permission>([
  'merchant_management',
  'user_management',
  'financial_reports',
  'system_settings',
  'security_logs',
  'fee_configuration',
])

/** Explains why a control is disabled and who can help: "Ask an Admin: Support may not refund." */
export function notPermitted(needed: Permission, who: string): string {
  const ask = ofStaff.has(needed) ? 'a Super Admin' : 'an Admin'
  return `Ask ${ask}: ${who} may not ${permittedDeeds[needed]}.`
}
