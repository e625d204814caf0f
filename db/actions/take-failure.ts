import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { defineAction } from '../define-action.ts'

/** Whether this call to a simulated service is to fail. Asking uses the failure up: two calls at once get one. */
export const takeFailure = defineAction({
  permission: permissionOf.takeFailure,
  tables: ['demoSettings'],
  input: v.void(),
  run: async ({ db, put }) => {
    const settings = await getDemoSettings(db)
    if (settings.failNext) await put('demoSettings', { ...settings, failNext: false })
    return settings.failNext
  },
})
