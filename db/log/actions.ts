import { Dexie } from 'dexie'
import * as v from 'valibot'
import { shortened } from '../common.ts'
import { defineAction, invalid } from '../define-action.ts'

/**
 * Marks the given notifications of a merchant, or all of them, as read and returns how many were
 * unread. Reading isn't logged.
 */
export const markNotificationsRead = defineAction('markNotificationsRead', {
  permission: null,
  refuses: [],
  tables: ['notifications'],
  input: v.object({
    merchantId: v.string(),
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

/** Logs that entries of the log were written to a file, before the file is handed over. */
export const exportActivityLog = defineAction('exportActivityLog', {
  permission: 'security_logs',
  refuses: [],
  invalid: ['nothing-to-export'],
  tables: [],
  input: v.object({
    what: v.string(),
    format: v.string(),
    entries: v.number(),
  }),
  run: async ({ log }, asked) => {
    const { what, format, entries } = asked
    if (entries < 1) throw invalid('nothing-to-export')
    await log({
      action: 'Exported activity log',
      target: shortened(what),
      type: 'report',
      after: { format, entries },
    })
    return asked
  },
})
