import type { LinkListing } from '#db/links/queries.ts'

/** A link as the page shows it: its status at this very moment, what it brought, and whose it is. */
export interface LinkRow extends LinkListing {
  merchantName: string
}
