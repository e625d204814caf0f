// Proves ROLE-1, ADM-1.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { StaffPermission } from '#db/people/schemas.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { OverviewScreen } from './overview-screen.tsx'

const asked = {
  from: 'staff' as const,
  missing: ['Tax Certificate'],
  text: '',
  by: 'Kudzai Banda',
  at: '2026-11-17T08:00:00.000Z',
}

async function drawn(may: StaffPermission[]) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ information: [asked] }))
  const actor = { name: 'Kudzai Banda', ip: '::1', side: 'staff' as const, role: 'Support Admin' }
  await render(
    standAt('/super-admin').within(
      <DatabaseContext value={db}>
        <ActorContext value={{ ...actor, may }}>
          <DialogHost>
            <OverviewScreen />
          </DialogHost>
        </ActorContext>
      </DatabaseContext>,
    ),
  )
  return () =>
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent?.replace(/\d+$/, ''))
}

test('who manages merchants sees the applications, and no finances', async () => {
  const tabs = await drawn(['merchant_management'])
  // It is asked for something, so it is neither due nor late.
  await expect.element(page.getByText('Waiting for the merchant')).toBeVisible()
  expect(tabs()).toEqual(['Pending Approvals', 'System Alerts'])
  expect(page.getByText('Fees earned').elements()).toHaveLength(0)
})

test('who sees finances sees the figures, and no applications', async () => {
  const tabs = await drawn(['finances'])
  await expect.element(page.getByText('Fees earned').first()).toBeVisible()
  await expect.element(page.getByText('No alerts.')).toBeVisible()
  expect(tabs()).toEqual(['System Alerts'])
  expect(page.getByText('Kariba Boats').elements()).toHaveLength(0)
})
