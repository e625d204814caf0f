// Proves ADM-2, ROLE-1.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { putTransactions, ledgerTables } from '#db/ledger/put-transactions.ts'
import type { StaffPermission } from '#db/people/schemas.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { MerchantScreen } from './merchant-screen.tsx'

const everything: StaffPermission[] = ['merchant_management', 'finances', 'security_logs']
const merchantId = 'M-001'

async function drawn(may: StaffPermission[], query = '') {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ status: 'active', approvalStatus: 'APPROVED' }))
  await db.documents.add(documentOf(merchantId, { name: 'Shop lease.jpg', status: 'pending' }))
  // One that has settled and one that has not, in each currency.
  const settled = '2026-01-02T08:00:00.000Z'
  const later = '2999-01-01T08:00:00.000Z'
  const rows = [
    paymentRow(20, { merchantId, amount: 100_00, fee: 0, availableAt: settled }),
    paymentRow(21, { merchantId, amount: 40_50, fee: 0, availableAt: later }),
    paymentRow(22, { merchantId, amount: 900_00, fee: 0, currency: 'ZWL', availableAt: settled }),
    paymentRow(23, { merchantId, amount: 75_25, fee: 0, currency: 'ZWL', availableAt: later }),
  ]
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  const actor = { name: 'Kudzai Banda', ip: '::1', side: 'staff' as const, role: 'Admin', may }
  const place = standAt(`/super-admin/merchants/${merchantId}${query}`)
  await render(
    place.within(
      <DatabaseContext value={db}>
        <ActorContext value={actor}>
          <DialogHost>
            <MerchantScreen />
          </DialogHost>
        </ActorContext>
      </DatabaseContext>,
    ),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kariba Boats' })).toBeVisible()
  return place
}

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent)
const tab = (name: RegExp | string) => page.getByRole('tab', { name })

test('each tab has an address of its own, which a press changes and a link opens', async () => {
  const place = await drawn(everything, '?tab=people')
  await expect.element(tab('People')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await tab('Payouts').click()
  await expect.element(page.getByRole('heading', { name: 'Latest payouts' })).toBeVisible()
  expect(place.history.at(-1)).toBe('/super-admin/merchants/M-001?tab=payouts')
  await tab('Overview').click()
  await expect.element(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  expect(place.history.at(-1)).toBe('/super-admin/merchants/M-001')
})

test('the overview says what waits and leads to it, and its balance adds up in each currency', async () => {
  const place = await drawn(everything)
  const sums = page.getByRole('definition')
  await expect.element(sums.first()).toHaveTextContent('$40.50ZWL 75.25')
  await expect.element(sums.nth(1)).toHaveTextContent('$140.50ZWL 975.25')
  await expect.element(page.getByText('$100.00', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('ZWL 900.00', { exact: true }).first()).toBeVisible()
  await expect.element(tab('Verification 1')).toBeVisible()
  await page.getByRole('link', { name: /1 document to review/ }).click()
  expect(place.history.at(-1)).toBe('/super-admin/merchants/M-001?tab=verification')
  await expect.element(page.getByRole('button', { name: 'Approve Shop lease.jpg' })).toBeVisible()
})

test('who sees neither finances nor logs has no tab of them, and a link to one opens the overview', async () => {
  await drawn(['merchant_management'], '?tab=payouts')
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('1 document to review')).toBeVisible()
  expect(tabs()).toEqual(['Overview', 'Verification1', 'Profile', 'People'])
  expect(page.getByRole('heading', { name: 'Balance' }).elements()).toHaveLength(0)
})
