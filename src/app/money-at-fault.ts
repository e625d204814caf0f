import { base } from '#routes/base.ts'
import { findRoute } from '#routes/find-route.ts'

/**
 * Says what became of a payer's money where a page to pay can't be shown, given its address, which has the key of a payment
 * once it is made; undefined on other pages.
 */
export function moneyAtFault({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  if (findRoute(path)?.area !== 'checkout') return undefined
  return /[?&#]payment=/.test(search + hash)
    ? 'Your payment was sent. Reload the page to see it. Don’t pay again.'
    : 'Nothing was charged.'
}
