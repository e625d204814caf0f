import type { Part } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { TeamMember } from '../model/people.ts'
import type { UserGroup } from '../model/user-group.ts'

export interface Team {
  /** In the order in which they joined. */
  members: TeamMember[]
  /** By name. */
  groups: UserGroup[]
}

/** Who is in a merchant's team, and the groups that grant them more than their roles. */
export async function listTeam(
  db: Part<'teamMembers' | 'userGroups'>,
  merchantId: MerchantId,
): Promise<Team> {
  const [members, groups] = await Promise.all([
    db.teamMembers.where('merchantId').equals(merchantId).toArray(),
    db.userGroups.where('merchantId').equals(merchantId).toArray(),
  ])
  return { members, groups: groups.sort((one, other) => one.name.localeCompare(other.name)) }
}
