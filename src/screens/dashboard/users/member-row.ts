import type { Team } from '#db/people/queries.ts'
import type { TeamMember } from '#db/people/schemas.ts'
import { teamRoles } from '#src/rules/people.ts'

/** A member as the page shows them. */
export interface MemberRow extends TeamMember {
  /** The current user. */
  isYou: boolean
  /** The names of their groups, joined. */
  groupNames: string
}

/** Returns a team's members as shown to one of them. */
export function memberRows({ members, groups }: Team, you: string | null | undefined): MemberRow[] {
  return members.map((member) => ({
    ...member,
    isYou: member.id === you,
    groupNames: groups
      .filter(({ memberIds }) => memberIds.includes(member.id))
      .map(({ name }) => name)
      .join(', '),
  }))
}

/** The roles that can be assigned. */
export const roleOptions = teamRoles.map((value) => ({ value, label: value }))
