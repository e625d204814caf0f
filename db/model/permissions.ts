import * as v from 'valibot'
import type { StaffPermission } from './people.ts'

/** What a member of a merchant's team may do beyond looking at everything: this demo's choice (spec §6 leaves it open). */
export const teamPermissions = [
  'payments',
  'refunds',
  'payouts',
  'reports',
  'business',
  'team',
  'developers',
  'billing',
] as const
export const teamPermission = v.picklist(teamPermissions)
export type TeamPermission = v.InferOutput<typeof teamPermission>

/** What an act may need: of a merchant's team, or of the platform's staff (spec §6). */
export type Permission = TeamPermission | StaffPermission

export type TeamRole = 'Admin' | 'Finance' | 'Support' | 'Read Only'

/** What each role of a team grants. Read Only looks, and changes nothing. */
export const rolePermissions: Record<TeamRole, readonly TeamPermission[]> = {
  Admin: teamPermissions,
  Finance: ['payments', 'refunds', 'payouts', 'reports', 'billing'],
  Support: ['payments', 'reports'],
  'Read Only': [],
}
