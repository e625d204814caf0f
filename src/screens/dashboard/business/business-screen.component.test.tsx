import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { onDemoControls } from '#src/data/demo-controls.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { BusinessScreen } from './business-screen.tsx'

const drawn = (db: PaidDatabase) =>
  render(
    <DatabaseContext value={db}>
      <BusinessScreen />
    </DatabaseContext>,
  )

test('a business that can’t be read is not an error page: it leads to the demo controls', async () => {
  await drawn(emptyDatabase())
  await expect.element(page.getByRole('heading', { name: 'Business not found' })).toBeVisible()
  // In the kiosk there are none.
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  let isOpened = false
  const stop = onDemoControls(() => {
    isOpened = true
  })
  await page.getByRole('button', { name: 'Open demo controls' }).click()
  stop()
  expect(isOpened).toBe(true)
})

test('rejected documents come first, and the rest of the information unfolds', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ town: 'Kariba' }))
  await db.documents.bulkAdd([
    documentOf('M-001', { name: 'Lease.pdf', uploadDate: '2026-11-20T08:00:00.000Z' }),
    documentOf('M-001', { id: 'D-0002', name: 'Statement.pdf', status: 'rejected' }),
  ])
  await drawn(db)
  const documents = page.getByRole('list', { name: 'Other documents' }).getByRole('listitem')
  await expect.element(documents.first()).toHaveTextContent(/^Statement\.pdf/)
  await expect
    .element(page.getByText('This takes longer than planned: our decision was due Nov 18'))
    .toBeVisible()
  // A private business corporation has members.
  await expect.element(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add Member' }).elements()).toHaveLength(2)
  const trade = page.getByText('Registration Type', { exact: true })
  await expect.element(trade).not.toBeVisible()
  await page.getByRole('button', { name: 'Show all details' }).click()
  await expect.element(trade).toBeVisible()
  await componentAxe()
})
