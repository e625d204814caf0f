import type { Declarations } from '../declarations.ts'

/** The actions on the apps, the sandbox and webhooks. */
export const appActions = {
  createApp: { permission: 'developers', refuses: ['not-found', 'name-taken'] },
  updateApp: { permission: 'developers', refuses: ['not-found', 'name-taken'] },
  deleteApp: { permission: 'developers', refuses: ['not-found'] },
  rollKey: { permission: 'developers', refuses: ['not-found', 'no-change'] },
  revokeKey: { permission: 'developers', refuses: ['not-found', 'no-change'] },
  sendTestRequest: { permission: 'developers', refuses: ['not-found'] },
  clearTestPayments: { permission: 'developers', refuses: ['no-change'] },
  settleTestPayments: { permission: null, refuses: ['not-found'] },
  createWebhook: { permission: 'developers', refuses: ['not-found', 'name-taken'] },
  updateWebhook: { permission: 'developers', refuses: ['not-found', 'name-taken'] },
  deleteWebhook: { permission: 'developers', refuses: ['not-found'] },
  deliverEvents: { permission: null, refuses: ['not-found'] },
  resendEvent: { permission: 'developers', refuses: ['not-found', 'no-change'] },
} as const satisfies Declarations
