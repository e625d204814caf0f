import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { defineAction } from '../define-action.ts'

/**
 * Arms or disarms the failure of the next call to a simulated service. It leaves no row in the activity log: that is
 * the platform's, which the audience sees, and this is the presenter's own.
 */
export const setFailNext = defineAction({
  permission: permissionOf.setFailNext,
  tables: ['demoSettings'],
  input: v.boolean(),
  run: async ({ db, put }, failNext) =>
    put('demoSettings', { ...(await getDemoSettings(db)), failNext }),
})
