import type { Page } from 'playwright/test'
import type { TableName } from '#db/tables.ts'
import { builtPaths, pathTo, type Area, type BuiltPath, type PathId } from '#routes/paths.ts'
import { expect, settled } from '#tests/support/fixtures.ts'
import { payByPhone } from '#tests/support/payer.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

/** A screen, or a state of one that has an address or a way to it. */
export interface Screen {
  name: string
  area: Area
  open: (page: Page) => Promise<void>
  /** What surrounds the screen is walked as well, which its whole area shares. */
  around?: boolean
}

/** The first screen of each area. */
const firstOnes = new Set<PathId>([
  'landing',
  'developers',
  'login',
  'dashboard',
  'console',
  'stage',
  'trainer',
])

async function go(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

/** Returns the id of the last row of a table. */
async function lastOf(page: Page, table: TableName): Promise<string> {
  await go(page, '/dashboard')
  const row: { id?: unknown } | undefined = (await storedRows(page, table)).at(-1)
  return String(row?.id)
}

async function goToInvoices(page: Page) {
  await go(page, pathTo('invoices'))
  await page.getByRole('button', { name: 'Add samples' }).click()
  await expect(page.getByText('9 sample invoices added')).toBeVisible()
}

/** How to find an id for each path that has one. */
const ids: Partial<Record<PathId, (page: Page) => Promise<string> | string>> = {
  application: () => 'APP-01',
  dispute: () => 'DS-01',
  'console-dispute': () => 'DS-01',
  'transaction-details': () => 'TX-88214',
  'console-transaction': () => 'TX-88214',
  'payout-details': async (page) => {
    await go(page, '/dashboard')
    const payouts = await storedRows(page, 'payouts')
    return payouts.findLast(({ merchantId }) => merchantId === 'M-001')?.id ?? ''
  },
  'sandbox-transaction': (page) => lastOf(page, 'testPayments'),
  invoice: () => 'new',
  merchant: () => 'M-001',
  'admin-user': () => 'AU-02',
  'console-user': () => 'U-006',
  'activity-entry': (page) => lastOf(page, 'activityLog'),
}

function screenOf({ id, path, title, area }: BuiltPath): Screen {
  const find = ids[id]
  return {
    name: `${title} (${path})`,
    area,
    around: firstOnes.has(id),
    open: async (page) => go(page, find ? pathTo(id, { id: await find(page) }) : path),
  }
}

const checkout = (name: string, path: string): Screen => ({
  name: `Pay: ${name}`,
  area: 'checkout',
  open: (page) => go(page, `/pay/${path}`),
})

/** What one path shows to different visitors. */
const states: Screen[] = [
  checkout('an open link', 'vumba-blend-1kg'),
  checkout('any amount, in ZWL', 'tip-the-roastery'),
  checkout('an expired link', 'harvest-hamper'),
  checkout('a link that is switched off', 'wholesale-sample-box'),
  checkout('no such link', 'no-such-link'),
  { name: 'Pay: the receipt', area: 'checkout', open: (page) => payByPhone(page) },
  { name: 'Invoices, with some', area: 'dashboard', open: goToInvoices },
  {
    name: 'Invoice, sent',
    area: 'dashboard',
    async open(page) {
      await goToInvoices(page)
      const sent = (await storedRows(page, 'invoices')).find(({ sentAt }) => sentAt !== null)
      await go(page, pathTo('invoice', { id: sent?.id ?? '' }))
    },
  },
  { name: 'Not found', area: 'public', open: (page) => go(page, '/no/such/page') },
  { name: 'Not found (dashboard)', area: 'dashboard', open: (page) => go(page, '/dashboard/none') },
  {
    name: 'No such transaction',
    area: 'dashboard',
    open: (page) => go(page, '/dashboard/payments/transactions/TX-1'),
  },
]

export const screens: Screen[] = [
  ...builtPaths
    .filter(({ id, redirectTo }) => !redirectTo && id !== 'checkout')
    .map((row) => screenOf(row)),
  ...states,
]
