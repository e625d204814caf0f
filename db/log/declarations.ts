import type { Declarations } from '../declarations.ts'

/** The actions on the activity log and notifications. */
export const logActions = {
  markNotificationsRead: { permission: null, refuses: [] },
  exportActivityLog: { permission: 'security_logs', refuses: [], invalid: ['nothing-to-export'] },
} as const satisfies Declarations
