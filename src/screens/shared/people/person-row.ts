import type { PersonListing } from '#db/queries/list-people.ts'

/** A person as the console shows them. */
export interface PersonRow extends PersonListing {
  /** Who acts. */
  isYou: boolean
  /** Why whoever acts can't change their access; undefined where they can. */
  held: string | undefined
}

export type PersonDialog = 'details' | 'edit' | 'suspend' | 'deactivate'
