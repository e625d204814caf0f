import type { PersonListing } from '#db/people/queries.ts'

/** A person as the console shows them. */
export interface PersonRow extends PersonListing {
  /** The current user. */
  isYou: boolean
  /** The reason the current user can't change this person's access; undefined if they can. */
  held: string | undefined
}

/** The lists that show people; details open over them. */
export type PeopleList = 'console-users' | 'admin-users'

/** Returns the ids of a person's rows: any of them works in an address. */
export const idsOf = ({ user, admin, member }: PersonRow): string[] =>
  [user?.id, admin?.id, member?.id].filter((id) => id !== undefined)
