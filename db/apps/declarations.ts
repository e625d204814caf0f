import type { Declarations } from '../declarations.ts'

/** The actions on the apps, the sandbox and webhooks. */
export const appActions = {
  createApp: {
    permission: 'developers',
    refuses: ['not-found', 'name-taken'],
    invalid: ['key-missing', 'name-long'],
  },
  updateApp: {
    permission: 'developers',
    refuses: ['not-found', 'name-taken'],
    invalid: ['name-long'],
  },
  deleteApp: { permission: 'developers', refuses: ['not-found'] },
  rollKey: {
    permission: 'developers',
    refuses: ['not-found', 'no-change'],
    invalid: ['key-differs'],
  },
  revokeKey: { permission: 'developers', refuses: ['not-found', 'no-change'] },
  sendTestRequest: { permission: 'developers', refuses: ['not-found'] },
  clearTestPayments: { permission: 'developers', refuses: ['no-change'] },
  settleTestPayments: { permission: null, refuses: ['not-found'] },
  createWebhook: {
    permission: 'developers',
    refuses: ['not-found', 'name-taken'],
    invalid: ['webhook-incomplete'],
  },
  updateWebhook: {
    permission: 'developers',
    refuses: ['not-found', 'name-taken'],
    invalid: ['webhook-incomplete'],
  },
  deleteWebhook: { permission: 'developers', refuses: ['not-found'] },
  deliverEvents: { permission: null, refuses: ['not-found'] },
  resendEvent: { permission: 'developers', refuses: ['not-found', 'no-change'] },
} as const satisfies Declarations
