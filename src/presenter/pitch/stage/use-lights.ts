import { useEffect, useRef, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { getCheckout } from '#db/links/checkout-queries.ts'
import { listNewestActivity } from '#db/log/queries.ts'
import { logNumber } from '#db/log/chain.ts'
import { getAdminPersona, getMerchantPersona } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { base } from '#routes/base.ts'
import type { StagePart } from '#src/data/part-of-window.ts'

/** What the stage knows at a moment: the last act, who did it, whom it concerns, and what the customer is shown. */
export interface Moment {
  /** The number of the last act in the activity log; 0 before the first. */
  act: number
  /** Whose act it is; undefined for the platform's own, such as a payment that settles. */
  by: StagePart | undefined
  /** The act concerns the business whose dashboard is open. */
  isOwn: boolean
  /** What the customer's page is drawn from, as text. */
  checkout: string
}

/** Reads the moment from the ledger; `path` is the last part of the customer's address. */
async function readMoment(db: PaidDatabase, path: string | undefined): Promise<Moment> {
  const [[last], merchant, admin, checkout] = await Promise.all([
    listNewestActivity(db, 1),
    getMerchantPersona(db),
    getAdminPersona(db),
    path === undefined ? null : getCheckout(db, path),
  ])
  const people: [string | undefined, StagePart][] = [
    ['Customer', 'customer'],
    [merchant?.name, 'merchant'],
    [admin?.name, 'console'],
  ]
  return {
    act: last ? logNumber(last.id) : 0,
    by: people.find(([name]) => name !== undefined && name === last?.user)?.[1],
    isOwn: last?.merchantId !== undefined && last.merchantId === merchant?.merchant.id,
    checkout: JSON.stringify(checkout),
  }
}

/** Returns the parts for which something changed between two moments because of someone else. */
export function changedFor(before: Moment, now: Moment): StagePart[] {
  if (now.act <= before.act) return []
  const changed: StagePart[] = ['console']
  if (now.isOwn) changed.push('merchant')
  if (now.checkout !== before.checkout) changed.push('customer')
  return changed.filter((part) => part !== now.by)
}

/** Returns the last part of a checkout's address; undefined for any other. */
const linkOf = (url = ''): string | undefined =>
  /^\/pay\/([^/?#]+)/.exec(url.slice(base.length))?.[1]

/** Counts for each part how often something changed for it because of someone else. */
export function useLights(customerAt: string | undefined): Partial<Record<StagePart, number>> {
  const path = linkOf(customerAt)
  const moment = useQuery((db) => readMoment(db, path), [], undefined, [path])
  const before = useRef<Moment>(undefined)
  const [lights, setLights] = useState<Partial<Record<StagePart, number>>>({})
  useEffect(() => {
    const last = before.current
    before.current = moment
    if (!moment || !last) return
    const changed = changedFor(last, moment)
    if (changed.length > 0)
      setLights((known) => ({
        ...known,
        ...Object.fromEntries(changed.map((part) => [part, (known[part] ?? 0) + 1])),
      }))
  }, [moment])
  return lights
}
