import type { Part } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import { paidDays, renewalsOf, type Renewal } from '../model/plan-change.ts'
import type { Subscription } from '../model/subscription.ts'

/** The periods of a plan that have followed by themselves and have no invoice yet, oldest first. */
export async function listDueRenewals(
  db: Part<'planInvoices'>,
  subscription: Subscription,
  now: Date,
): Promise<Renewal[]> {
  const renewals = renewalsOf(subscription, now)
  if (renewals.length === 0) return []
  const invoices = await db.planInvoices.where('merchantId').equals(subscription.id).toArray()
  const made = new Set(invoices.map(({ attemptId }) => attemptId))
  return renewals.filter(({ attemptId }) => !made.has(attemptId))
}

/**
 * When each plan renews next, by its merchant, in milliseconds: the past where it has and the invoice is still to be
 * made. Plans of businesses that are gone renew no more.
 */
export async function nextRenewals(
  db: Part<'subscriptions' | 'merchants' | 'planInvoices'>,
  now: Date,
): Promise<Map<MerchantId, number>> {
  const subscriptions = await db.subscriptions.toArray()
  const merchants = await db.merchants.bulkGet(subscriptions.map(({ id }) => id))
  const moments = subscriptions
    .filter((_row, at) => merchants[at] !== undefined)
    .map(async (row): Promise<[MerchantId, number]> => {
      const [first] = await listDueRenewals(db, row, now)
      return [row.id, (first?.from ?? paidDays(row, now).until).getTime()]
    })
  return new Map(await Promise.all(moments))
}
