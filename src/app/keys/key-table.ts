import type { PathId } from '#routes/paths.ts'
import { isDrawn } from '#src/ui/is-drawn.ts'

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
  cases: 'c',
  'console-disputes': 'd',
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

/** Returns the first usable match on the screen, skipping those under a sheet. */
const onScreen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)].find(
    (element) => isDrawn(element) && !element.closest('[inert]'),
  )

/** Returns the search field of the screen's list. */
export const searchField = (): HTMLElement | undefined => onScreen('[role=searchbox]')

/** Returns the primary button in the screen's header. */
export const mainButton = (): HTMLElement | undefined => onScreen('header [data-primary]')

/** The longest wait for a new screen's primary button, in milliseconds. */
const lookFor = 3000

/** The delay between checks, in milliseconds. */
const pause = 50

/** Presses the primary button of the screen at a path, once it is available. */
export function pressMainButton(path: string): void {
  const began = performance.now()
  function look() {
    const button = location.pathname.endsWith(path) ? mainButton() : undefined
    if (button && !button.matches(':disabled')) button.click()
    else if (performance.now() - began < lookFor) setTimeout(look, pause)
  }
  look()
}
