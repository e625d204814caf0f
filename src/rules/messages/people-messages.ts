/** What is said of the platform's users and staff, of their roles, and of the settings (spec §2, §8). */
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

  // In dry run a button says what it would do.
  wouldSuspend: (name: string) => `${name} would be suspended`,
  wouldReinstate: (name: string) => `${name} would have access again`,
  wouldActivate: (name: string) => `${name} would be activated`,
  wouldDeactivate: (name: string) => `${name} would be deactivated`,
  wouldInvite: 'The invitation would be sent',
  wouldSaveRoles: 'The permissions would be updated',
  wouldSaveSettings: 'The system settings would be updated',
} as const
