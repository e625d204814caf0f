import type { Declarations } from '../declarations.ts'

/** The actions on settings and plans. */
export const settingsActions = {
  saveSettings: {
    permission: 'system_settings',
    refuses: ['no-change'],
    invalid: ['setting-out-of-range'],
  },
  changePlan: { permission: 'billing', refuses: ['not-found', 'no-change', 'changed-meanwhile'] },
  renewPlans: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
