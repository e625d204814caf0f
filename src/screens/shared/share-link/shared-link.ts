import type { PaymentLink } from '#db/links/schemas.ts'

/** The part of a link that the share dialogs need. */
export interface SharedLink extends Pick<
  PaymentLink,
  'id' | 'name' | 'path' | 'amount' | 'currency' | 'status'
> {
  merchantName: string
}

/** The notice for a link that can't be paid now. */
export const notPayable: Record<PaymentLink['status'], string | null> = {
  active: null,
  inactive: 'This link is inactive. Activate it before sharing.',
  expired: 'This link has expired. Customers can no longer pay with it.',
}
