import type { Declarations } from '../declarations.ts'

/** The actions on the activity log and notifications. */
export const logActions = {
  markNotificationsRead: { permission: null, refuses: [] },
  /** It leaves the person's own phone, who may copy and share the same words without Paid. */
  shareByWhatsApp: {
    permission: null,
    refuses: ['not-found', 'not-open', 'link-expired', 'link-inactive'],
    invalid: ['text-long'],
  },
  noteShared: { permission: null, refuses: ['not-found'] },
  exportActivityLog: { permission: 'security_logs', refuses: [], invalid: ['nothing-to-export'] },
} as const satisfies Declarations
