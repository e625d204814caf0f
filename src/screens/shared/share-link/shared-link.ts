import type { PaymentLink } from '#db/links/schemas.ts'

/** What the dialogs that hand a link on need of it. */
export interface SharedLink extends Pick<
  PaymentLink,
  'id' | 'name' | 'path' | 'amount' | 'currency' | 'status'
> {
  merchantName: string
}

/** What to say of a link that can't be paid at present. */
export const notPayable: Record<PaymentLink['status'], string | null> = {
  active: null,
  inactive: 'This link is inactive. Activate it before you hand it on.',
  expired: 'This link has expired. Customers can’t pay with it any more.',
}
