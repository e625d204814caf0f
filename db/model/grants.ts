import type { TeamMember } from './people.ts'
import { rolePermissions, teamPermissions, type TeamPermission } from './permissions.ts'
import type { UserGroup } from './user-group.ts'

/** Where a permission comes from: the person's role, or a group by its name. */
export interface Grant {
  permission: TeamPermission
  /** Whether the role grants it. */
  byRole: boolean
  /** The names of the groups that grant it. */
  groups: string[]
}

type Person = Pick<TeamMember, 'id' | 'role'>
type Group = Pick<UserGroup, 'name' | 'permissions' | 'memberIds'>

/**
 * Every permission of a team with what grants it to a person, if anything. Role and groups add up: whichever grants
 * more holds, and none takes away (spec §6 leaves it open).
 */
export function grantsOf({ id, role }: Person, groups: readonly Group[]): Grant[] {
  const own = groups.filter(({ memberIds }) => memberIds.includes(id))
  return teamPermissions.map((permission) => ({
    permission,
    byRole: rolePermissions[role].includes(permission),
    groups: own
      .filter(({ permissions }) => permissions.includes(permission))
      .map(({ name }) => name),
  }))
}

/** What a person may do: all that their role or one of their groups grants. */
export function permissionsOf(person: Person, groups: readonly Group[]): TeamPermission[] {
  return grantsOf(person, groups)
    .filter(({ byRole, groups: by }) => byRole || by.length > 0)
    .map(({ permission }) => permission)
}
