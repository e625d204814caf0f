/** What is said of a merchant's team (spec §8). */
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

  // In dry run a button says what it would do.
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
