import { isolating } from '#db/text/typed-text.ts'
import type { Notification } from '#db/log/messages.ts'
import type { Permission } from '#db/people/person.ts'
import { permission as staffPermission } from '#db/people/schemas.ts'
import { countOf, formatTime } from '#db/text/format.ts'

/** Messages about a person's own settings. */
export const accountMessages = isolating({
  saved: 'Settings saved',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  pictureUnreadable: 'This file isn’t a picture. Choose a JPG or PNG.',
  passwordChanged: 'Password changed',
  twoFactorOff: 'Two-factor authentication turned off',
  deviceAdded: (name: string) => `Logged in on ${name}`,
  signedOut: (count: number) => `${countOf(count, 'device')} logged out`,
  codesCopied: 'Recovery codes copied',
  secretCopied: 'Key copied',
  emailTaken: 'This email address is already in use',

  // Dry-run labels.
  wouldSave: 'Your settings would be saved',
  wouldSavePicture: 'Your picture would be saved',
  wouldChangePassword: 'Your password would be changed',
  wouldTurnOn: 'Two-factor authentication would be turned on',
  wouldTurnOff: 'Two-factor authentication would be turned off',
  wouldAddDevice: 'A sample device would be logged in',
  wouldSignOut: 'The other devices would be logged out',
} as const)

/** Labels of the notification kinds in the settings. */
export const notificationKinds: Record<Notification['kind'], { label: string; hint: string }> = {
  'link-paid': { label: 'Payments', hint: 'A customer pays one of your links.' },
  'transfer-sent': {
    label: 'Bank transfers',
    hint: 'A customer sent a transfer by ZIPIT, and we’re waiting for it to arrive.',
  },
  'payout-ended': {
    label: 'Payouts',
    hint: 'A payout arrives or fails. Your business always gets an email.',
  },
  'report-made': { label: 'Reports', hint: 'A scheduled report is ready.' },
  'document-reviewed': {
    label: 'Documents',
    hint: 'A document is approved or rejected. Your business always gets an email.',
  },
  'standing-changed': {
    label: 'Suspension',
    hint: 'Your business is suspended or reactivated. Your business always gets an email.',
  },
  'application-decided': {
    label: 'Approval',
    hint: 'Your application is approved or rejected. Your business always gets an email.',
  },
  'information-requested': {
    label: 'Requests',
    hint: 'We need more information for your application. Your business always gets an email.',
  },
  'case-news': {
    label: 'Cases',
    hint: 'We look into a payment that was charged but not received. Your business always gets an email.',
  },
  'dispute-news': {
    label: 'Disputes',
    hint: 'A card payment is disputed or a dispute is decided. Your business always gets an email.',
  },
}

/**
 * Messages about signing in and up: the specification's words, or ours in the same voice where it has none.
 */
export const authMessages = isolating({
  loginFailed: 'Failed to login. Please check your credentials.',
  signUpFailed: 'Failed to create account. Please try again.',
  resetFailed: 'Failed to send reset email. Please try again.',
  codeVerified: 'OTP verified successfully!',
  accountCreated: 'Account created successfully! Starting onboarding...',
  resetSent: 'Password reset instructions sent to your email!',
  resetConfirmed: (email: string) =>
    `If an account exists for ${email}, you'll receive an email with instructions to reset your password.`,
  loggedOut: 'Logged out successfully',
  codeOfApp: 'Enter the code from your authenticator app for',
  codeSentTo: "We've sent a verification code to",
  lockedOut: (email: string, until: string) =>
    `Too many wrong codes for ${email}. Try again at ${formatTime(until)}.`,
  signedOutIdle: (minutes: number) =>
    `You were logged out after ${countOf(minutes, 'minute')} of inactivity. Log in to continue.`,
  noCode: "Didn't receive code?",
  codeResent: 'We’ve sent another code',
  socialOff: (service: string) => `${service} isn’t available. Use your email instead.`,
} as const)

/** Messages about a merchant's team (MSG-1). */
export const teamMessages = isolating({
  title: 'User Manager',
  subtitle: 'Manage user access to your account',
  search: 'Search users...',
  add: 'Add User',
  members: 'Team Members',
  invited: (name: string) => `Invitation sent to ${name}`,
  invitedAgain: (name: string) => `Invitation resent to ${name}`,
  accepted: (name: string) => `${name} accepted the invitation`,
  roleChanged: (name: string, role: string) => `${name} is now ${role}`,
  passwordReset: (email: string) => `Password reset link sent to ${email}`,
  removed: (name: string) => `${name} was removed`,
  restored: (name: string) => `${name} restored`,
  groupSaved: (name: string) => `${name} saved`,
  groupDeleted: (name: string) => `${name} deleted, with its permissions`,

  // Dry-run labels.
  wouldAdd: 'Add user dialog would open here',
  wouldEdit: (name: string) => `You would edit ${name} here`,
  wouldResetPassword: (name: string) => `You would reset password for ${name} here`,
  wouldRemove: (name: string) => `You would remove ${name} here`,
  wouldInviteAgain: (name: string) => `The invitation to ${name} would be resent`,
  wouldAccept: (name: string) => `${name} would accept the invitation`,
  wouldRestore: (name: string) => `${name} would be restored`,
  wouldSaveGroup: 'The group would be saved',
  wouldDeleteGroup: (name: string) => `${name} would be deleted`,
} as const)

/** Messages about platform users, staff, roles and settings (MSG-1). */
export const peopleMessages = isolating({
  suspended: (name: string) => `${name} suspended`,
  reinstated: (name: string) => `${name} reactivated`,
  activated: (name: string) => `${name} activated`,
  deactivated: (name: string) => `${name} deactivated`,
  rolesSaved: 'Permissions updated successfully',
  settingsSaved: 'System settings updated successfully',
  notYours: (screen: string) => `You don’t have access to ${screen}`,
  superAdminOnly: 'Only a Super Admin can change Super Admins.',
  ownAccess: 'You can’t change your own access.',
  ownRole: 'You can’t change your own role’s permissions.',
  superAdminFixed: 'Super Admins have every permission.',
  lastSuperAdmin: (name: string) =>
    `${name} is the last active Super Admin. Make someone else Super Admin first.`,

  // Dry-run labels.
  wouldSuspend: (name: string) => `${name} would be suspended`,
  wouldReinstate: (name: string) => `${name} would be reactivated`,
  wouldActivate: (name: string) => `${name} would be activated`,
  wouldDeactivate: (name: string) => `${name} would be deactivated`,
  wouldInvite: 'The invitation would be sent',
  wouldSaveRoles: 'The permissions would be updated',
  wouldSaveSettings: 'The system settings would be updated',
} as const)

/** The end of "Support can’t …" for each permission. */
const permittedDeeds: Record<Permission, string> = {
  payments: 'take or change payments',
  refunds: 'refund payments',
  payouts: 'send payouts',
  reports: 'generate reports',
  business: 'change the business or its documents',
  team: 'change the team',
  developers: 'change apps or test payments',
  billing: 'change the plan',
  merchant_management: 'manage merchants',
  user_management: 'change users',
  financial_reports: 'view or generate reports',
  system_settings: 'change settings',
  security_logs: 'view the logs',
  fee_configuration: 'change fees or methods',
  finances: 'view finances',
  merchant_refunds: 'refund payments',
  case_management: 'view or resolve cases',
  dispute_management: 'view or decide disputes',
}

const ofStaff: ReadonlySet<Permission> = new Set<Permission>(staffPermission.options)

/** Explains why a control is disabled and who can help: "Ask an Admin: Support can’t refund payments." */
export function notPermitted(needed: Permission, who: string): string {
  const ask = ofStaff.has(needed) ? 'a Super Admin' : 'an Admin'
  return `Ask ${ask}: ${who} can’t ${permittedDeeds[needed]}.`
}
