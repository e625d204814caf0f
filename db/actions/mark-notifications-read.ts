import { Dexie } from 'dexie'
import type { MerchantId } from '../common.ts'
import type { Notification } from '../log/messages.ts'
import { defineAction } from './define-action.ts'

interface Wanted {
  merchantId: MerchantId
  /** All of the merchant's where none are named. */
  ids?: readonly Notification['id'][]
}

/**
 * Marks a merchant's notifications as read, those given or all of them, and says how many were not. Who has read what
 * is no act on the platform: it leaves no row in the log.
 */
export const markNotificationsRead = defineAction(
  ['notifications'],
  async ({ db, now }, { merchantId, ids }: Wanted) => {
    const rows = await db.notifications
      .where('[merchantId+createdAt]')
      .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
      .toArray()
    const unread = rows.filter(
      ({ id, readAt }) => readAt === null && (ids === undefined || ids.includes(id)),
    )
    await db.notifications.bulkPut(unread.map((row) => ({ ...row, readAt: now })))
    return unread.length
  },
)
