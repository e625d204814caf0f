import { getDemoSettings } from '../demo/queries.ts'
import { defineAction } from './define-action.ts'

/**
 * Arms or disarms the failure of the next call to a simulated service. It leaves no row in the activity log: that is
 * the platform's, which the audience sees, and this is the presenter's own.
 */
export const setFailNext = defineAction(['demoSettings'], async ({ db, put }, failNext: boolean) =>
  put('demoSettings', { ...(await getDemoSettings(db)), failNext }),
)
