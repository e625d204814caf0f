import type { LinkListing } from '#db/links/queries.ts'

/** A link with its current status, its figures and its owner. */
export interface LinkRow extends LinkListing {
  merchantName: string
}
