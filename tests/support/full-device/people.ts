import { later } from '../ledger-database.ts'
import { merchantId } from '../small-world.ts'
import { roleRow, staffRow, superRow } from '../staff-rows.ts'
import { groupRow, memberRow, supportRow } from '../team-rows.ts'
import type { ActionContext } from '#db/action.ts'
import { codeAt } from '../one-time-codes.ts'
import { hashOf, newSecret } from '#db/people/two-factor.ts'
import { actions } from '#db/all-actions.ts'
import type { Inputs } from './types.ts'

const own = { merchantId, email: 'farai@msasapharmacy.example' }

/** Sign-in and permissions. */
export const people = {
  acceptAdminInvitation: async ({ db }) => {
    await db.adminUsers.add(staffRow({ id: 'AU-02', status: 'pending' }))
    return 'AU-02'
  },
  acceptInvitation: async ({ db }) => {
    await db.teamMembers.add(supportRow({ status: 'pending', merchantId }))
    return 'TM-02'
  },
  actAs: async ({ db }) => {
    await db.teamMembers.add(supportRow({ merchantId }))
    return { as: 'member', id: 'TM-02' }
  },
  addSampleDevice: () => own,
  changePassword: () => own,
  endIdleSession: async ({ db, now }) => {
    await db.sessions.update('current', { startedAt: '2026-11-01T08:00:00.000Z' })
    await db.activityLog.clear()
    return later({ now } as ActionContext, -3_600_000).now
  },
  finishOnboarding: () => undefined,
  inviteAdmin: () => ({ ...staffRow({ email: 'new@paid.example' }), attemptId: 'i-1' }),
  inviteMember: () => ({ ...memberRow(), merchantId, attemptId: 'i-1' }),
  reinstateUser: async ({ db }) => {
    await db.users.update('U-001', { status: 'suspended' })
    return 'farai@msasapharmacy.example'
  },
  suspendUser: () => 'farai@msasapharmacy.example',
  resendAdminInvitation: async ({ db }) => {
    await db.adminUsers.add(staffRow({ id: 'AU-02', status: 'pending' }))
    return 'AU-02'
  },
  resendInvitation: async ({ db }) => {
    await db.teamMembers.add(supportRow({ status: 'pending', merchantId }))
    return 'TM-02'
  },
  resetUserPassword: () => 'farai@msasapharmacy.example',
  resetMemberPassword: async ({ db }) => db.teamMembers.add(supportRow({ merchantId })),
  removeMember: async ({ db }) => {
    const email = 'farai@msasapharmacy.example'
    await db.teamMembers.bulkAdd([memberRow({ merchantId }), supportRow({ merchantId, email })])
    await db.userGroups.add(groupRow({ merchantId }))
    return 'TM-02'
  },
  saveAccount: () => ({
    ...own,
    name: 'Farai Ncube',
    changes: { name: 'Farai Moyo', email: 'farai.moyo@msasapharmacy.example' },
  }),
  setAdminActive: async ({ db }) => {
    await db.adminUsers.bulkAdd([superRow(), staffRow({ id: 'AU-02' })])
    return { id: 'AU-02', active: false }
  },
  setAdminRole: async ({ db }) => {
    await db.adminUsers.bulkAdd([superRow(), staffRow({ id: 'AU-02' })])
    return { id: 'AU-02', role: 'Finance Admin' }
  },
  setUserRole: async ({ db }) => {
    await db.teamMembers.bulkAdd([memberRow({ merchantId }), supportRow({ merchantId })])
    return { email: supportRow().email, role: 'Finance' }
  },
  setMemberRole: async ({ db }) => {
    await db.teamMembers.add(supportRow({ merchantId }))
    return { id: 'TM-02', role: 'Finance' }
  },
  signIn: () => ({ email: 'farai@msasapharmacy.example' }),
  signOut: () => undefined,
  signOutDevices: async (context) => {
    await actions.addSampleDevice(context, own)
    return own
  },
  signUp: () => ({
    firstName: 'Nyasha',
    lastName: 'Dube',
    email: 'nyasha@dubebakery.example',
    phoneNumber: '+263 77 555 0101',
  }),
  turnOffTwoFactor: async ({ db, now }) => {
    const recovery = [await hashOf('abcde-fghjk')]
    const twoFactor = { secret: 'GEZDGNBVGY3TQOJQ', confirmedAt: now, recovery }
    await db.accounts.add({ id: own.email, merchantId, createdAt: now, twoFactor })
    return { ...own, code: 'abcde-fghjk' }
  },
  turnOnTwoFactor: ({ now }) => {
    const secret = newSecret()
    return { ...own, secret, code: codeAt(secret, now), recovery: [] }
  },
  createUserGroup: () => ({ ...groupRow(), merchantId, memberIds: [] }),
  deleteUserGroup: async ({ db }) => db.userGroups.add(groupRow({ merchantId, memberIds: [] })),
  updateUserGroup: async ({ db }) => {
    await db.userGroups.add(groupRow({ merchantId }))
    return { id: 'UG-01', name: 'Till' }
  },
  undo: async (context) => {
    await context.db.userGroups.add(groupRow({ merchantId }))
    return (await actions.deleteUserGroup(context, 'UG-01')).undo
  },
  updateRoles: async ({ db }) => {
    await db.roles.bulkAdd([roleRow(), roleRow({ id: 'R-03', name: 'Support Admin' })])
    return [
      { id: 'R-02', grants: { fee_configuration: true } },
      { id: 'R-03', grants: { fee_configuration: true } },
    ]
  },
} satisfies Partial<Inputs>
