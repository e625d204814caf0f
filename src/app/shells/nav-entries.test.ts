import { expect, test } from 'vitest'
import { builtPaths, pathTo } from '#routes/paths.ts'
import { entryAt } from './nav-entries.ts'
import { inTestMode } from './use-mode.ts'

const screens = builtPaths.filter(
  ({ area, redirectTo }) => (area === 'dashboard' || area === 'console') && !redirectTo,
)
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'X-1')

/** Opened from the header, and in no sidebar. */
const fromHeader = ['account-settings', 'upgrade']

test('every screen of the dashboard and the console has an entry that is marked', () => {
  const unmarked = screens.filter(({ id, path }) => {
    const entry = builtPaths.find((row) => row.id === entryAt(addressOf(path)).id)
    return !entry?.nav && !fromHeader.includes(id)
  })
  expect(unmarked.map(({ id }) => id)).toEqual([])
})

test.each([
  [pathTo('transaction-details', { id: 'TX-1' }), 'transactions', 'page'],
  [pathTo('dispute', { id: 'D-1' }), 'disputes', 'page'],
  [pathTo('merchant-cases'), 'transactions', true],
  [pathTo('invoice', { id: 'INV-1' }), 'invoices', true],
  [pathTo('payout-accounts'), 'payouts', 'page'],
  [pathTo('payout-details', { id: 'PO-1' }), 'payouts', 'page'],
  [pathTo('application', { id: 'A-1' }), 'applications', true],
  [pathTo('sandbox-transaction', { id: 'TP-1' }), 'sandbox-transactions', 'page'],
  [pathTo('merchant', { id: 'M-1' }), 'merchants', true],
])('%s marks %s', (path, id, current) => {
  expect(entryAt(path)).toEqual({ id, current })
})

test('in test mode there are screens of the sandbox and of the business, and no live money', () => {
  const shown = screens
    .filter(({ area, path }) => area === 'dashboard' && inTestMode(addressOf(path)) === 'shown')
    .map(({ id }) => id)
  expect(shown).toEqual([
    'applications',
    'application',
    'business',
    'users',
    'user-groups',
    'account-settings',
    'upgrade',
    'sandbox',
    'sandbox-payments',
    'sandbox-transactions',
    'sandbox-transaction',
  ])
  expect(inTestMode(pathTo('dashboard'))).toEqual({ instead: 'sandbox' })
  expect(inTestMode(pathTo('transactions'))).toEqual({ instead: 'sandbox-transactions' })
})
