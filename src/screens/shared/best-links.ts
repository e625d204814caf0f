import { inUsd } from '#db/money.ts'
import type { LinkListing } from '#db/links/queries.ts'

const most = 5

/** The links that brought most, in USD at the sample rate, the best first; those that brought nothing are left out. */
export function bestLinks(links: readonly LinkListing[]): LinkListing[] {
  const brought = ({ collected, currency }: LinkListing) => inUsd(collected, currency)
  return links
    .filter((link) => brought(link) > 0)
    .sort((a, b) => brought(b) - brought(a))
    .slice(0, most)
}
