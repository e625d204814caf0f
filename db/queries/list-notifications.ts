import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Notification } from '../model/notification.ts'

export interface Notifications {
  /** The newest first, at most 50. */
  rows: Notification[]
  unread: number
}

/** What a merchant was told of, and how much of it is unread. */
export async function listNotifications(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<Notifications> {
  const rows = await db.notifications
    .where('[merchantId+createdAt]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .reverse()
    .toArray()
  return {
    rows: rows.slice(0, 50),
    unread: rows.filter(({ readAt }) => readAt === null).length,
  }
}
