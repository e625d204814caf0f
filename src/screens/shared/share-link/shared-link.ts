import type { PaymentLink } from '#db/links/schemas.ts'
import { formatMoney } from '#db/text/format.ts'

/** The part of a link that the share dialogs need. */
export interface SharedLink extends Pick<
  PaymentLink,
  'id' | 'name' | 'path' | 'amount' | 'currency' | 'status'
> {
  merchantName: string
  /** The limit that its amount exceeds, in minor units of its currency. */
  exceededLimit?: number | null
}

/** The row whose message and history a link is shared with: its own, or its invoice's. */
export type ShareableRow = { about: 'link'; link: SharedLink } | { about: 'invoice'; id: string }

const notPayable: Record<PaymentLink['status'], string | null> = {
  active: null,
  inactive: 'This link is inactive. Activate it before sharing.',
  expired: 'This link has expired. Customers can no longer pay with it.',
}

/** Returns the notice for a link that can't be paid now; null for one that can. */
export const warningOf = ({ status, currency, exceededLimit = null }: SharedLink): string | null =>
  notPayable[status] ??
  (exceededLimit === null
    ? null
    : `Customers can’t pay this link: its amount is above ${formatMoney(exceededLimit, currency)}, the limit for a single payment until your business is approved.`)
