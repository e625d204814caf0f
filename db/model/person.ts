import type { MerchantId } from './common.ts'
import type { AdminUser, StaffRole, TeamMember, User } from './people.ts'
import type { TeamRole } from './permissions.ts'

/** The rows that an e-mail address has: as a user of the platform, on its staff, in a merchant's team. */
export interface PersonRows {
  user?: User | undefined
  admin?: AdminUser | undefined
  member?: TeamMember | undefined
}

/** Somebody who can sign in, or could: one for each e-mail address, whatever tables it stands in. */
export interface Person extends PersonRows {
  /** The address in lower case. */
  id: string
  name: string
  email: string
  side: 'staff' | 'merchant'
  /** What they may do goes by it; null for who was on the staff and has no role there any more. */
  role: StaffRole | TeamRole | null
  status: User['status'] | 'pending'
  lastLogin: string | null
  merchantId: MerchantId | null
}

/** The role in a merchant's team: the member's own, else what the platform's user amounts to there (spec §6). */
export const teamRoleOf = (user: User | undefined, member: TeamMember | undefined): TeamRole =>
  member?.role ?? (user?.role === 'merchant_user' ? 'Read Only' : 'Admin')

function statusOf({ user, admin, member }: PersonRows): Person['status'] {
  if (user?.status === 'suspended') return 'suspended'
  if (admin) return admin.status
  if (member?.status === 'pending') return 'pending'
  return user?.status ?? 'active'
}

/** One person of their rows; null where there is none. */
export function personOf(rows: PersonRows): Person | null {
  const { user, admin, member } = rows
  const known = admin ?? user ?? member
  if (!known) return null
  const isStaff = admin !== undefined || user?.role === 'super_admin'
  const logins = [user?.lastLogin, admin?.lastLogin, member?.lastActive].filter(
    (at) => typeof at === 'string',
  )
  return {
    ...rows,
    id: known.email.trim().toLowerCase(),
    name: known.name,
    email: known.email,
    side: isStaff ? 'staff' : 'merchant',
    role: isStaff ? (admin?.role ?? null) : teamRoleOf(user, member),
    status: statusOf(rows),
    lastLogin: logins.toSorted().at(-1) ?? null,
    merchantId: isStaff ? null : (user?.merchantId ?? member?.merchantId ?? null),
  }
}
