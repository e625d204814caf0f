import type { TeamMember } from '#db/model/people.ts'

/** A member as the page shows them. */
export interface MemberRow extends TeamMember {
  /** The person who acts. */
  isYou: boolean
  /** The names of their groups, in one text. */
  groupNames: string
}

export type MemberDialog = 'edit' | 'remove'
