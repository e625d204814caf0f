import type { PaidDatabase } from '#db/database.ts'
import { getCheckout } from '#db/links/checkout-queries.ts'
import { listNewestActivity } from '#db/log/queries.ts'
import { logNumber } from '#db/log/chain.ts'
import { getAdminPersona, getMerchantPersona } from '#db/people/persona-queries.ts'
import type { Part } from './part.ts'

/** What the stage knows at a moment: the last act, who did it, whom it concerns, and what the customer is shown. */
export interface Moment {
  /** The number of the last act in the activity log; 0 before the first. */
  act: number
  /** Whose act it is; undefined for the platform's own, such as a payment that settles. */
  by: Part | undefined
  /** The act concerns the business whose dashboard is open. */
  isOwn: boolean
  /** What the customer's page is drawn from, as text. */
  checkout: string
}

/** Reads the moment from the ledger; `path` is the last part of the customer's address. */
export async function readMoment(db: PaidDatabase, path: string | undefined): Promise<Moment> {
  const [[last], merchant, admin, checkout] = await Promise.all([
    listNewestActivity(db, 1),
    getMerchantPersona(db),
    getAdminPersona(db),
    path === undefined ? null : getCheckout(db, path),
  ])
  const people: [string | undefined, Part][] = [
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
export function changedFor(before: Moment, now: Moment): Part[] {
  if (now.act <= before.act) return []
  const changed: Part[] = ['console']
  if (now.isOwn) changed.push('merchant')
  if (now.checkout !== before.checkout) changed.push('customer')
  return changed.filter((part) => part !== now.by)
}
