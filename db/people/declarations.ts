import type { Declarations } from '../declarations.ts'

/** The actions on people, their roles and sessions. */
export const peopleActions = {
  saveAccount: {
    permission: null,
    refuses: ['not-found', 'no-change', 'email-taken'],
    invalid: ['name-or-email-missing', 'texts-long'],
  },
  changePassword: { permission: null, refuses: ['not-found'] },
  addSampleDevice: { permission: null, refuses: ['not-found'] },
  signOutDevices: { permission: null, refuses: ['no-change'] },
  createUserGroup: { permission: 'team', refuses: ['not-found', 'name-taken'] },
  updateUserGroup: { permission: 'team', refuses: ['not-found', 'name-taken'] },
  deleteUserGroup: { permission: 'team', refuses: ['not-found'] },
  inviteMember: { permission: 'team', refuses: ['not-found', 'member-exists', 'no-change'] },
  resendInvitation: { permission: 'team', refuses: ['not-found', 'no-change'] },
  resendUserInvitation: { permission: 'user_management', refuses: ['no-change', 'not-found'] },
  acceptInvitation: {
    permission: null,
    refuses: ['not-found', 'no-change', 'member-exists', 'not-active'],
  },
  setMemberRole: { permission: 'team', refuses: ['not-found', 'no-change', 'last-admin'] },
  removeMember: { permission: 'team', refuses: ['not-found', 'last-admin'] },
  resetMemberPassword: { permission: 'team', refuses: ['not-found', 'no-change'] },
  signIn: { permission: null, refuses: ['code-wrong', 'code-used', 'locked-out', 'not-admitted'] },
  signOut: { permission: null, refuses: [] },
  endIdleSession: { permission: null, refuses: [] },
  actAs: { permission: null, refuses: ['not-found', 'not-active'] },
  inviteAdmin: {
    permission: 'user_management',
    refuses: ['member-exists', 'super-admin-only', 'last-super-admin', 'own-access'],
  },
  resendAdminInvitation: { permission: 'user_management', refuses: ['not-found', 'no-change'] },
  acceptAdminInvitation: { permission: null, refuses: ['not-found', 'no-change'] },
  setAdminRole: {
    permission: 'user_management',
    refuses: ['not-found', 'no-change', 'super-admin-only', 'last-super-admin', 'own-access'],
  },
  setAdminActive: {
    permission: 'user_management',
    refuses: [
      'not-found',
      'no-change',
      'not-active',
      'super-admin-only',
      'last-super-admin',
      'own-access',
    ],
  },
  updateRoles: {
    permission: 'user_management',
    refuses: ['not-found', 'no-change', 'own-access'],
    invalid: ['super-admin-permissions'],
  },
  turnOnTwoFactor: { permission: null, refuses: ['not-found', 'code-wrong', 'no-change'] },
  turnOffTwoFactor: {
    permission: null,
    refuses: ['not-found', 'code-wrong', 'code-used', 'no-change'],
  },
  suspendUser: {
    permission: 'user_management',
    refuses: ['not-found', 'no-change', 'last-super-admin', 'own-access', 'super-admin-only'],
  },
  reinstateUser: {
    permission: 'user_management',
    refuses: ['not-found', 'no-change', 'super-admin-only', 'last-super-admin', 'own-access'],
  },
  resetUserPassword: { permission: 'user_management', refuses: ['not-found'] },
  setUserRole: {
    permission: 'user_management',
    refuses: ['not-found', 'not-active', 'no-change', 'last-admin'],
  },
  signUp: { permission: null, refuses: ['email-taken'] },
  requestPasswordReset: { permission: null, refuses: [] },
} as const satisfies Declarations
