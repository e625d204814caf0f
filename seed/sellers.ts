import type { Merchant } from '#db/merchants/schemas.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { Seller } from './history.ts'
import type { Sales } from './written-fields.ts'

/** A row of its file, with the sales from which its history is generated. */
export type Selling<T> = T & { sales?: Sales }

/** Returns the row as stored in the database. */
export function withoutSales<T extends object>({
  sales: _sales,
  ...row
}: Selling<T>): Omit<T, 'sales'> {
  return row
}

function sellerOf(
  owner: { id: string; sales?: Sales },
  rest: Pick<Seller, 'merchantId' | 'since'> & Partial<Seller>,
): Seller[] {
  if (!owner.sales) return []
  const defaults = { from: 2_00, to: 50_00, hours: [8, 17], until: null } as const
  return [{ key: owner.id, ...defaults, ...rest, ...owner.sales }]
}

/**
 * Returns every merchant and link that sells. Merchants sell from approval; the demo merchant needs
 * none.
 */
export function sellersOf(
  merchants: readonly Selling<Merchant>[],
  links: readonly Selling<PaymentLink>[],
): Seller[] {
  const shops = merchants.map((row) =>
    sellerOf(row, { merchantId: row.id, since: row.joinDate ?? '' }),
  )
  const linked = links.map((row) =>
    sellerOf(row, {
      merchantId: row.merchantId,
      linkId: row.id,
      ...(row.amount !== null && { from: row.amount, to: row.amount }),
      currency: row.currency,
      hours: [7, 21],
      since: row.createdAt,
      until: row.expiresAt,
    }),
  )
  return [...shops, ...linked].flat()
}
