import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { appFields } from './app-acts.ts'
import { checkAppName } from './app-acts.ts'
import { defineAction } from '../define-action.ts'

/**
 * Changes what an app is called and what it may do; its keys stay. Refused with `not-found`, `name-taken` or `invalid`.
 * Spec §2 Applications.
 */
export const updateApp = defineAction({
  permission: permissionOf.updateApp,
  tables: ['apps'],
  input: v.object({
    id: v.string(),
    name: v.exactOptional(v.string()),
    description: v.exactOptional(v.string()),
    permissions: v.exactOptional(appFields.entries.permissions),
  }),
  run: async (act, change) => {
    const before = await act.get('apps', change.id)
    const app = await act.put(
      'apps',
      {
        ...before,
        ...change,
        name: (change.name ?? before.name).trim(),
        description: (change.description ?? before.description).trim(),
      },
      'Enter a name of at most 200 characters.',
    )
    await checkAppName(act, app)
    await act.log({
      action: 'Updated app',
      target: app.name,
      type: 'configuration',
      merchantId: app.merchantId,
      before: { name: before.name, permissions: before.permissions.join(', ') },
      after: { name: app.name, permissions: app.permissions.join(', ') },
    })
    return app
  },
})
