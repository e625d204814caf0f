import type { Declarations } from '../declarations.ts'

/** The actions on the activity log and notifications. */
export const logActions = {
  markNotificationsRead: { permission: null, refuses: [] },
  exportActivityLog: { permission: 'security_logs', refuses: [] },
} as const satisfies Declarations
