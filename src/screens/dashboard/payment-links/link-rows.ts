import { useMemo } from 'react'
import { type LinkListing, listPaymentLinks, newestLinkFirst } from '#db/links/queries.ts'
import { exceededLimit, linkStatusAt } from '#db/links/rules.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { searchFor } from '#db/text/search-text.ts'
import { type MerchantShow, useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { shownAddress } from '#src/rules/links.ts'
import { useMoment } from '#src/data/use-moment.ts'

/** A link with its current status, its figures and its owner. */
export interface LinkRow extends LinkListing {
  merchantName: string
  /** The limit that its amount exceeds, so that customers can't pay it; null if none. */
  exceededLimit: number | null
}

const showChanges: MerchantShow<LinkListing[]> = (links, expect, merchantId) =>
  expect('paymentLinks', links)
    .filter((link) => link.merchantId === merchantId)
    .sort(newestLinkFirst)

/** Returns the merchant's links, newest first, live, with their figures and current status. */
export function useLinkRows(): LinkRow[] | undefined {
  const links = useMerchantQuery(listPaymentLinks, [], showChanges)
  const persona = useQuery(getMerchantPersona)
  const now = useMoment(
    (links ?? []).flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt)])),
  )
  const merchantName = persona?.merchant.name ?? ''
  const paymentLimit = persona?.merchant.paymentLimit ?? null
  const ready = links !== undefined && persona !== undefined

  return useMemo(
    () =>
      ready
        ? links.map((link) => ({
            ...link,
            status: linkStatusAt(link, now),
            merchantName,
            exceededLimit: exceededLimit(link, paymentLimit),
          }))
        : undefined,
    [links, ready, merchantName, paymentLimit, now],
  )
}

/** The tabs of the page, in the specification's order (LINK-1). */
export const linkTabs = [
  { id: 'all', label: 'All Links' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
  { id: 'expired', label: 'Expired' },
] as const
export type LinkTab = (typeof linkTabs)[number]['id']

type Searched = Pick<PaymentLink, 'name' | 'description' | 'path' | 'status'>

/** Returns the number of links per tab, ignoring the search. */
export function countLinks(links: readonly Searched[]): Record<LinkTab, number> {
  const counts = { all: links.length, active: 0, inactive: 0, expired: 0 }
  for (const { status } of links) counts[status] += 1
  return counts
}

/** Returns the links of a tab whose name, description or address contains the search text, ignoring case. */
export function filterLinks<Link extends Searched>(
  links: readonly Link[],
  tab: LinkTab,
  typed: string,
): Link[] {
  const isFound = searchFor(typed)
  return links.filter(
    ({ status, name, description, path }) =>
      (tab === 'all' || status === tab) && isFound([name, description, shownAddress(path)]),
  )
}
