// Proves API-4.
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'

test('a test payment is sent, settles and is told, and is cleared and brought back, while live money stays as it was', async ({
  page,
  goTo,
}) => {
  await goTo('transactions')
  const total = page.getByText(/^Showing .* transactions$/)
  const before = await total.innerText()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('button', { name: 'Sandbox' }).click()
  await drawer.getByRole('link', { name: 'Test Transactions' }).click()
  await expect(page.getByRole('heading', { name: 'Test Transactions', level: 1 })).toBeVisible()
  const quick = page.getByRole('navigation', { name: 'Quick links' })
  await expect(quick.locator('[aria-current]')).toHaveText('Payments')
  await page.reload()
  await quick.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('heading', { name: 'Not in test mode' })).toBeVisible()
  await quick.getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('link', { name: 'Create a test payment' }).click()

  await page.getByRole('button', { name: /077 444 4444/ }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('201 Created').first()).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(page.getByText('Insufficient funds in the wallet').first()).toBeVisible()
  await expect(page.getByText(/Paid-Signature: t=\d{10},v1=[0-9a-f]{64}/)).toBeVisible()
  // Only here: an answer of the sandbox.
  await axe(page)
  await page.getByLabel('Amount in cents').fill('0')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('400 Bad Request').first()).toBeVisible()

  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page.getByText('Sandbox Mode Active')).toBeVisible()
  await expect(
    page.getByText('You are in the sandbox environment. No real transactions will be processed.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'View test transactions' }).click()
  await expect(page.getByRole('heading', { name: 'Test Transactions', level: 1 })).toBeVisible()
  const row = page.getByText('TP-01')
  await row.click()
  const details = page.getByRole('dialog', { name: 'TP-01' })
  await expect(details.getByText(/"code": "insufficient_funds"/)).toBeVisible()
  await page.goBack()
  await expect(details).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  const asks = page.getByRole('alertdialog', { name: 'Clear test transactions?' })
  await asks.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'No test transactions yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Leave test mode' }).click()
  await quick.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { name: 'Transactions', exact: true })).toBeVisible()
  await expect(total).toHaveText(before)
})
