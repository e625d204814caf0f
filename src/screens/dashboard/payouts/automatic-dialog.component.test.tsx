import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { AutomaticDialog } from './automatic-dialog.tsx'

test('automatic payouts are off at first, and go weekly from a least amount of each balance on', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  const onClose = vi.fn<() => void>()
  const accounts = [
    bankAccountRow({ id: 'BA-02', currency: 'ZWL', number: '01122334450001' }),
    bankAccountRow(),
  ]
  await render(
    <DatabaseContext value={db}>
      <AutomaticDialog open onClose={onClose} settings={null} accounts={accounts} />
    </DatabaseContext>,
  )
  await expect
    .element(page.getByText('USD goes to CBZ Bank •••• 5667, ZWL goes to CBZ Bank •••• 0001.'))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Off' })).toBeChecked()
  const least = page.getByLabelText('Minimum in USD (optional)')
  await expect.element(least).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Weekly', exact: true }).click()
  await least.fill('1.234')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.element(least).toHaveAttribute('aria-invalid', 'true')
  expect(await db.payoutSettings.count()).toBe(0)
  await componentAxe()
  await least.fill('250')
  await page.getByLabelText('Minimum in ZWL (optional)').fill('1000')
  await save.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(await db.payoutSettings.get('M-001')).toMatchObject({
    every: 'weekly',
    least: { USD: 250_00, ZWL: 1_000_00 },
  })
})
