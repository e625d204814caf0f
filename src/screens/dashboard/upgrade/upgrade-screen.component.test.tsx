import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { drawPlanInvoice } from './draw-plan-invoice.ts'
import { UpgradeScreen } from './upgrade-screen.tsx'

async function drawn() {
  const db = emptyDatabase()
  // Started today, so none of the month is used.
  await db.merchants.add(waitingMerchant({ createdDate: new Date().toISOString() }))
  const { within } = standAt('/dashboard/upgrade')
  await render(<DatabaseContext value={db}>{within(<UpgradeScreen />)}</DatabaseContext>)
  return db
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the plan that is held can’t be chosen, but another period or currency of it can', async () => {
  await drawn()
  await expect.element(button('Current plan')).toBeDisabled()
  await componentAxe()
  await page.getByRole('radio', { name: 'Yearly', exact: true }).click()
  await expect.element(button('Pay for Basic yearly')).toBeEnabled()
  await page.getByRole('radio', { name: 'ZWL', exact: true }).click()
  await expect.element(button('Pay for Basic yearly in ZWL')).toBeEnabled()
})

test('a change is shown line by line, made once, and its invoice is kept, viewed and drawn', async () => {
  const db = await drawn()
  await button('Change to Business').click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText(/^Credit for unused Basic, monthly \((\d+) of \1 days\)/))
    .toBeVisible()
  await expect.element(dialog.getByText('$70.00')).toBeVisible()
  await componentAxe()
  await button('Change plan').dblClick()
  await expect.element(dialog).not.toBeInTheDocument()
  const [invoice, ...others] = await db.planInvoices.toArray()
  expect(others).toEqual([])
  const merchant = await db.merchants.get('M-001')
  expect(merchant?.plan).toBe('business')
  // By keyboard, because the notification lies over the button.
  const view = button('View PI-01')
  await expect.element(view).toBeVisible()
  view.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('You pay')).toBeVisible()
  if (!merchant || !invoice) throw new Error('The change is not there.')
  const { file } = await drawPlanInvoice(merchant, invoice)
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
})
