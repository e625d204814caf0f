import type { Part } from '../database.ts'
import type { Merchant } from '../model/merchant.ts'
import type { AdminUser, User } from '../model/people.ts'

export interface Directory {
  /** By name. */
  merchants: Merchant[]
  admins: AdminUser[]
  users: User[]
}

/** Who is on the platform: businesses, their users, and the platform's own staff. Spec §2 Super-admin console. */
export async function getDirectory(
  db: Part<'merchants' | 'adminUsers' | 'users'>,
): Promise<Directory> {
  const [merchants, admins, users] = await Promise.all([
    db.merchants.orderBy('name').toArray(),
    db.adminUsers.toArray(),
    db.users.toArray(),
  ])
  return { merchants, admins, users }
}
