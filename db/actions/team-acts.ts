import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import type { TeamMember, User } from '../people/schemas.ts'
import { nextId } from '../next-id.ts'
import { findUser } from '../people/queries.ts'
import type { Act } from '../define-action.ts'

/** The whole team of a merchant. */
export const teamOf = async (
  { db }: Act<'teamMembers'>,
  merchantId: MerchantId,
): Promise<TeamMember[]> => db.teamMembers.where('merchantId').equals(merchantId).toArray()

/** Refuses with `last-admin` to take away the only Admin of a team who can act. */
export async function keepAnAdmin(act: Act<'teamMembers'>, member: TeamMember): Promise<void> {
  const { id, name, role, status, merchantId } = member
  if (role !== 'Admin' || status !== 'active') return
  const others = (await teamOf(act, merchantId)).filter(
    (each) => each.id !== id && each.role === 'Admin' && each.status === 'active',
  )
  if (others.length === 0) throw new ActionError('last-admin', `${name} is the last.`, { name })
}

/**
 * The platform knows everybody who can sign in (spec §3): a member's user follows what becomes of the member, and keeps
 * its status where none is given. One of another business is not theirs, and one that is suspended stays so.
 */
export async function keepUser(
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

/** A member's line in the log. */
export const aboutMember = (action: string, { name, merchantId }: TeamMember) => ({
  action,
  target: name,
  type: 'configuration' as const,
  merchantId,
})
