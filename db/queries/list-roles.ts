import type { Part } from '../database.ts'
import type { Role } from '../model/people.ts'

export interface RoleListing extends Role {
  /** How many of the staff have it, those included who can't sign in at present. */
  userCount: number
}

/** The roles of the platform's staff in their order, each with how many people have it (spec §6). */
export async function listRoles(db: Part<'roles' | 'adminUsers'>): Promise<RoleListing[]> {
  const [roles, admins] = await Promise.all([db.roles.toArray(), db.adminUsers.toArray()])
  return roles.map((role) => ({
    ...role,
    userCount: admins.filter((admin) => admin.role === role.name).length,
  }))
}
