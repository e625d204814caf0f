import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { visible } from '../text/typed-text.ts'
import { findUser } from './queries.ts'
import type { TeamMember, User } from './schemas.ts'
import { isolated } from '../text/typed-text.ts'

/** Returns the whole team of a merchant. */
export const teamOf = async (
  { db }: Act<'teamMembers'>,
  merchantId: MerchantId,
): Promise<TeamMember[]> => db.teamMembers.where('merchantId').equals(merchantId).toArray()

/** Refuses with `last-admin` to remove a team's only active Admin. */
export async function keepAnAdmin(act: Act<'teamMembers'>, member: TeamMember): Promise<void> {
  const { id, name, role, status, merchantId } = member
  if (role !== 'Admin' || status !== 'active') return
  const others = (await teamOf(act, merchantId)).filter(
    (each) => each.id !== id && each.role === 'Admin' && each.status === 'active',
  )
  if (others.length === 0)
    throw new ActionError('last-admin', `${name} is the last Admin.`, { name })
}

/**
 * Updates a member's platform user (TEAM-1) to match the member, keeping its status if none is
 * given. Leaves a user of another business, and a suspended one, unchanged.
 */
export async function syncUser(
  { db, put }: Act<'users'>,
  { name, email, role, merchantId }: TeamMember,
  wanted?: User['status'],
): Promise<void> {
  const user = await findUser(db, email)
  if (user && user.merchantId !== merchantId) return
  const present = user?.status ?? 'active'
  const status = present === 'suspended' ? present : (wanted ?? present)
  await put('users', {
    id: user?.id ?? (await nextId(db, 'U')),
    name,
    email: user?.email ?? email,
    role: role === 'Admin' ? 'merchant_admin' : 'merchant_user',
    status,
    lastLogin: user?.lastLogin ?? null,
    merchantId,
  })
}

/** Returns the fields of a log entry about a member. */
export const aboutMember = (action: string, { name, merchantId }: TeamMember) => ({
  action,
  target: name,
  type: 'configuration' as const,
  merchantId,
})

/** Sends an invitation, from whoever acts if they are of the team. */
async function sendInvitation(act: Act<'merchants' | 'messages'>, member: TeamMember) {
  const team = isolated((await act.get('merchants', member.merchantId)).name)
  const by = act.actor.side === 'staff' ? undefined : isolated(act.actor.name)
  await sendMessage(act, {
    merchantId: member.merchantId,
    channel: 'email',
    to: [member.email],
    subject: by ? `${by} invites you to ${team} on Paid` : `You’re invited to ${team} on Paid`,
    body: `Hello ${isolated(member.name)},\n\n${by ? `${by} added you` : 'You were added'} to the team of ${team} as ${member.role}.\n\nAccept the invitation and choose a password to get started. The invitation works until we resend or withdraw it.`,
  })
}

/**
 * Invites somebody to a merchant's team: pending until accepted, with an invitation in the outbox.
 * Repeating an attempt returns the row it made. Refuses with `not-found` without the business,
 * `member-exists` if the address is in any team, or `invalid`. TEAM-1.
 */
export const inviteMember = defineAction('inviteMember', {
  permission: 'team',
  refuses: ['not-found', 'member-exists', 'no-change'],
  tables: ['merchants', 'teamMembers', 'users', 'messages'],
  input: v.object({
    name: v.string(),
    email: v.string(),
    role: tableSchemas.teamMembers.entries.role,
    merchantId: v.string(),
    attemptId: v.string(),
  }),
  run: async (act, { merchantId, attemptId, ...typed }) => {
    const team = await teamOf(act, merchantId)
    const made = team.find((each) => each.attemptId === attemptId)
    if (made) return made
    const email = typed.email.trim()
    const name = visible(typed.name)
    if (name === '' || email === '') throw invalid()
    const user = await findUser(act.db, email)
    const isTaken =
      team.some((each) => each.email.toLowerCase() === email.toLowerCase()) ||
      (user !== undefined && user.merchantId !== merchantId)
    if (isTaken) throw new ActionError('member-exists', `${email} is already on a team.`, { email })
    const member = await act.put('teamMembers', {
      id: await nextId(act.db, 'TM'),
      merchantId,
      name,
      email,
      role: typed.role,
      lastActive: null,
      status: 'pending',
      invitedAt: act.now,
      attemptId,
    })
    await sendInvitation(act, member)
    await act.log({
      ...aboutMember('Invited team member', member),
      after: { email, role: member.role },
    })
    return member
  },
})

/** Returns an invited member. Throws `not-found`, or `no-change` once accepted. */
async function pendingMember({ get }: Act<'teamMembers'>, id: string): Promise<TeamMember> {
  const member = await get('teamMembers', id)
  const { name, status } = member
  if (status !== 'pending')
    throw new ActionError('no-change', `${id} is ${status}.`, { name, state: status })
  return member
}

/**
 * Resends an invitation, by the team or on its behalf by the platform's staff. Refuses with `no-change`
 * once accepted. TEAM-1, ADM-4.
 */
export const resendInvitation = defineAction('resendInvitation', {
  permission: { team: 'team', staff: 'user_management' },
  refuses: ['not-found', 'no-change'],
  tables: ['merchants', 'teamMembers', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const member = await pendingMember(act, id)
    const after = await act.put('teamMembers', { ...member, invitedAt: act.now })
    await sendInvitation(act, after)
    await act.log(aboutMember('Resent invitation', member))
    return after
  },
})

/**
 * Refuses a person suspended by the platform, or one who has opened a business of their own since.
 */
async function checkUser({ db }: Act<'users'>, { email, merchantId }: TeamMember): Promise<void> {
  const user = await findUser(db, email)
  if (!user) return
  if (user.merchantId !== merchantId)
    throw new ActionError('member-exists', `${email} is already on a team.`, { email })
  if (user.status === 'suspended') {
    const reason = 'the account is suspended'
    throw new ActionError('not-active', `${user.name}: ${reason}.`, { name: user.name, reason })
  }
}

/**
 * Accepts an invitation for the invited person, who can act from then on. Refuses with `not-found`,
 * `no-change` once accepted, `member-exists` if they have joined another business, or `not-active`
 * while suspended.
 */
export const acceptInvitation = defineAction('acceptInvitation', {
  permission: null,
  refuses: ['not-found', 'no-change', 'member-exists', 'not-active'],
  tables: ['teamMembers', 'users'],
  input: v.string(),
  run: async (act, id) => {
    const member = await pendingMember(act, id)
    await checkUser(act, member)
    const after = await act.put('teamMembers', {
      ...member,
      status: 'active',
      lastActive: act.now,
    })
    await syncUser(act, after, 'active')
    await act.log(aboutMember('Accepted invitation', after), after.name)
    return after
  },
})
