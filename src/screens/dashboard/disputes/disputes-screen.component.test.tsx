import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { disputeRow } from '#tests/support/dispute-rows.ts'
import { DisputesScreen } from './disputes-screen.tsx'

const merchantId = 'M-001'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('the disputes that need evidence are listed alone, until the filter is cleared', async () => {
  await page.viewport(360, 740)
  const db = emptyDatabase()
  await db.disputes.bulkAdd([
    disputeRow({ merchantId, dueAt: inHours(50) }),
    disputeRow({ id: 'DS-02', merchantId, dueAt: inHours(-1) }),
    disputeRow({ id: 'DS-03', merchantId, status: 'won' }),
  ])
  const { within } = standAt('/dashboard/payments/disputes?only=evidence')
  await render(
    <DatabaseContext value={db}>
      <main>{within(<DisputesScreen />)}</main>
    </DatabaseContext>,
  )
  const rows = page.getByRole('list', { name: 'Disputes' }).getByRole('listitem')
  await expect.element(rows).toHaveTextContent('DS-01')
  await componentAxe()
  await page.getByRole('button', { name: 'Clear filter: Evidence needed' }).click()
  await expect.poll(() => rows.elements().length).toBe(3)
})
