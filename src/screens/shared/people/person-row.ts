import type { PersonListing } from '#db/people/queries.ts'

/** A person as the console shows them. */
export interface PersonRow extends PersonListing {
  /** Who acts. */
  isYou: boolean
  /** Why whoever acts can't change their access; undefined where they can. */
  held: string | undefined
}

/** The lists that somebody can stand in; their details lie over it. */
export type PeopleList = 'console-users' | 'admin-users'

/** The ids of their rows: any of them names them in an address. */
export const idsOf = ({ user, admin, member }: PersonRow): string[] =>
  [user?.id, admin?.id, member?.id].filter((id) => id !== undefined)

export type PersonDialog = 'edit' | 'suspend' | 'deactivate'
