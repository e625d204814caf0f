import { useMemo } from 'react'
import { linkStatusAt } from '#db/links/schemas.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { listPaymentLinks, newestLinkFirst, type LinkListing } from '#db/links/queries.ts'
import { type MerchantShow, useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { useMoment } from '#src/ui/timing.ts'
import type { LinkRow } from './link-row.ts'

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
  const ready = links !== undefined && persona !== undefined

  return useMemo(
    () =>
      ready
        ? links.map((link) => ({ ...link, status: linkStatusAt(link, now), merchantName }))
        : undefined,
    [links, ready, merchantName, now],
  )
}
