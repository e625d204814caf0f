import type { PaymentLink } from '#db/links/schemas.ts'
import { shownAddress } from '#src/rules/links.ts'

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
  const wanted = typed.trim().toLowerCase()
  return links.filter(
    ({ status, name, description, path }) =>
      (tab === 'all' || status === tab) &&
      [name, description, shownAddress(path)].some((text) => text.toLowerCase().includes(wanted)),
  )
}
