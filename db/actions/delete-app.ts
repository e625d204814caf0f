import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { defineAction } from '../define-action.ts'

/**
 * Takes an app away for good, with its keys, its addresses and what was sent to them: nothing that it may have shown to
 * anyone works any more. Its requests stay, for the usage. Refused with `not-found`. Spec §2 Applications.
 */
export const deleteApp = defineAction({
  permission: permissionOf.deleteApp,
  tables: ['apps', 'webhooks', 'webhookEvents'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const app = await get('apps', id)
    const own = await db.webhooks.where('merchantId').equals(app.merchantId).toArray()
    const webhookIds = own.filter(({ appId }) => appId === id).map((webhook) => webhook.id)
    await db.webhookEvents.where('webhookId').anyOf(webhookIds).delete()
    await db.webhooks.bulkDelete(webhookIds)
    await db.apps.delete(id)
    await log({
      action: 'Deleted app',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
    })
    return app
  },
})
