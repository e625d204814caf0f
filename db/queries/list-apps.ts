import type { PaidDatabase } from '../database.ts'
import type { App } from '../model/app.ts'
import type { MerchantId } from '../model/common.ts'

export interface AppListing extends App {
  /** How many addresses it is told at. */
  webhooks: number
}

/** What a business has connected, the newest first. Spec §2 Applications. */
export async function listApps(db: PaidDatabase, merchantId: MerchantId): Promise<AppListing[]> {
  const [apps, webhooks] = await Promise.all([
    db.apps.where('merchantId').equals(merchantId).toArray(),
    db.webhooks.where('merchantId').equals(merchantId).toArray(),
  ])
  return apps
    .map((app) => ({ ...app, webhooks: webhooks.filter(({ appId }) => appId === app.id).length }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}
