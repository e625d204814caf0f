import type { LinkListing } from '#db/queries/list-payment-links.ts'

/** A link as the page shows it: its status at this very moment, what it brought, and whose it is. */
export interface LinkRow extends LinkListing {
  merchantName: string
}

/** What a row's buttons can open. */
export type LinkDialog = 'qr' | 'ussd' | 'analytics' | 'edit' | 'delete'
