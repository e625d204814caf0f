import type { PathId } from '#src/routes/paths.ts'

/** What goes to a screen after `g`, on the dashboard and in the console. The listener, the sheet and the search read it. */
export const goKeys: Partial<Record<PathId, string>> = {
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

/** The keys that go to a screen; undefined where none do. */
export const keysTo = (id: PathId): string | undefined => {
  const key = goKeys[id]
  return key === undefined ? undefined : `g ${key}`
}

/** Those that do the same on every screen. */
export const everywhere = {
  search: { keys: '/', label: 'Search what this screen lists' },
  create: { keys: 'n', label: 'Press this screen’s main button' },
  list: { keys: '?', label: 'Show these keys' },
} as const
