import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { payoutRow } from '#tests/support/money-rows.ts'
import { PayoutsScreen } from './payouts-screen.tsx'

const merchantId = 'M-001'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('the payouts that failed lately are listed alone, until the filter is cleared', async () => {
  await page.viewport(360, 740)
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ id: merchantId, status: 'active' }))
  const ended = { merchantId, movesAt: undefined }
  await db.payouts.bulkAdd([
    payoutRow({ ...ended, id: 'PO-01', status: 'failed', endedAt: daysAgo(0) }),
    payoutRow({ ...ended, id: 'PO-02', status: 'failed', endedAt: daysAgo(9) }),
    payoutRow({ ...ended, id: 'PO-03', status: 'paid', endedAt: daysAgo(0) }),
  ])
  const { within } = standAt('/dashboard/payments/payouts?only=failed')
  await render(
    <DatabaseContext value={db}>
      <main>{within(<PayoutsScreen />)}</main>
    </DatabaseContext>,
  )
  const rows = page.getByRole('list', { name: 'Past payouts' }).getByRole('listitem')
  await expect.element(rows).toHaveTextContent('PO-01')
  await expect.element(page.getByRole('region', { name: 'Balances' })).not.toBeInTheDocument()
  await componentAxe()
  await page.getByRole('button', { name: /^Clear filter: Failed/ }).click()
  await expect.poll(() => rows.elements().length).toBe(3)
  await expect.element(page.getByRole('region', { name: 'Balances' })).toBeVisible()
})
