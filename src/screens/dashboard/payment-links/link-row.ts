import type { LinkListing } from '#db/links/queries.ts'

/** A link with its current status, its figures and its owner. */
export interface LinkRow extends LinkListing {
  merchantName: string
}

/** The dialogs of a link: those of its buttons, and its QR code after it is created. */
export type LinkDialog = 'qr' | 'made' | 'ussd' | 'analytics' | 'edit' | 'delete'
