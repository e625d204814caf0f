import type { PathId } from '#src/routes/paths.ts'

/**
 * The keys that open a screen after `g`, in the dashboard and the console. The listener, the sheet and the search read
 * them.
 */
const goKeys: Partial<Record<PathId, string>> = {
  dashboard: 'h',
  applications: 'a',
  business: 'b',
  reports: 'r',
  transactions: 't',
  invoices: 'i',
  'payment-links': 'l',
  payouts: 'p',
  'transaction-fees': 'f',
  users: 'u',
  'user-groups': 'g',
  sandbox: 's',
  'account-settings': 'e',

  console: 'h',
  merchants: 'm',
  'pending-merchants': 'q',
  'console-users': 'u',
  'admin-users': 'a',
  'payment-methods': 'p',
  'fee-structure': 'f',
  'console-transactions': 't',
  'financial-reports': 'r',
  'transaction-reports': 'o',
  analytics: 'n',
  'activity-logs': 'l',
  permissions: 'i',
  'system-settings': 's',
}

/** Returns the keys that open a screen; undefined when there are none. */
export const keysTo = (id: PathId): string | undefined => {
  const key = goKeys[id]
  return key === undefined ? undefined : `g ${key}`
}

/** Shortcuts that do the same on every screen. */
export const everywhere = {
  search: { keys: '/', label: 'Search this list' },
  create: { keys: 'n', label: 'Main action' },
  list: { keys: '?', label: 'Show keyboard shortcuts' },
} as const
