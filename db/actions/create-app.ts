import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { appFields } from './app-acts.ts'
import { nextId } from '../next-id.ts'
import { checkAppName, madeKey } from './app-acts.ts'
import { defineAction, invalid } from '../define-action.ts'

export const newKey = v.omit(tableSchemas.apps.entries.keys.item, [
  'createdAt',
  'expiresAt',
  'revokedAt',
])

/**
 * Connects an app to a business, with its keys. The same attempt again gives the app that it made. Refused with
 * `not-found`, `name-taken` or `invalid`. Spec §2 Applications.
 */
export const createApp = defineAction({
  permission: permissionOf.createApp,
  tables: ['apps', 'merchants'],
  input: v.object({
    ...appFields.entries,
    merchantId: v.string(),
    attemptId: v.string(),
    /** A publishable and a secret one for live and for test, made beforehand: what signs them can't be awaited here. */ keys: v.array(
      newKey,
    ),
  }),
  run: async (act, { keys, ...fields }) => {
    const { merchantId, attemptId } = fields
    const own = await act.db.apps.where('merchantId').equals(merchantId).toArray()
    const made = own.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const name = fields.name.trim()
    await checkAppName(act, { id: '', merchantId, name })
    if (keys.length === 0) throw invalid('An app needs its keys.')
    const app = await act.put(
      'apps',
      {
        ...fields,
        id: await nextId(act.db, 'APP'),
        name,
        description: fields.description.trim(),
        keys: keys.map((key) => madeKey(key, act.now)),
        createdAt: act.now,
      },
      'Enter a name of at most 200 characters.',
    )
    await act.log({
      action: 'Created app',
      target: app.name,
      type: 'configuration',
      merchantId,
      after: { permissions: app.permissions.join(', ') },
    })
    return app
  },
})
