import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { Dexie } from 'dexie'
import { defineAction } from '../define-action.ts'

/**
 * Marks a merchant's notifications as read, those given or all of them, and says how many were not. Who has read what
 * is no act on the platform: it leaves no row in the log.
 */
export const markNotificationsRead = defineAction({
  permission: permissionOf.markNotificationsRead,
  tables: ['notifications'],
  input: v.object({
    merchantId: v.string(),
    /** All of the merchant's where none are named. */
    ids: v.exactOptional(v.array(v.string())),
  }),
  run: async ({ db, now }, { merchantId, ids }) => {
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
})
