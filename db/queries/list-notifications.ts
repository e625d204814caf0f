import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import { waysFor } from '../model/account.ts'
import type { Notification } from '../model/notification.ts'

import { getPreferences } from './get-account.ts'

export interface Notifications {
  /** The newest first, at most 50. */
  rows: Notification[]
  unread: number
}

/** What a merchant was told of, as whoever looks wants to be told, and how much of it is unread. */
export async function listNotifications(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<Notifications> {
  const preferences = await getPreferences(db)
  const all = await db.notifications
    .where('[merchantId+createdAt]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .reverse()
    .toArray()
  const rows = all.filter(({ kind }) => waysFor(preferences ?? undefined, kind).includes('app'))
  return {
    rows: rows.slice(0, 50),
    unread: rows.filter(({ readAt }) => readAt === null).length,
  }
}
