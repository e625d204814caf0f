import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { defineAction } from '../define-action.ts'

/**
 * Turns dry run on or off: every button then says what it would do, and changes nothing. It leaves no row in the
 * activity log, which is the platform's: this is the presenter's own.
 */
export const setDryRun = defineAction({
  permission: permissionOf.setDryRun,
  tables: ['demoSettings'],
  input: v.boolean(),
  run: async ({ db, put }, dryRun) =>
    put('demoSettings', { ...(await getDemoSettings(db)), dryRun }),
})
