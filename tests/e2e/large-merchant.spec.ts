// Proves DEMO-4.
import type { Page } from 'playwright/test'
import { openDemoControls, unfold } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

const openControls = async (page: Page) => unfold(await openDemoControls(page), 'More')
const controls = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })

async function closeControls(page: Page) {
  await controls(page).getByRole('button', { name: 'Close' }).click()
  await expect(controls(page)).toBeHidden()
}

test('a large merchant is made with progress, used meanwhile, stopped, and undone by a reset', async ({
  page,
  goTo,
}) => {
  test.slow()
  await goTo('transactions')
  await openControls(page)
  await controls(page).getByRole('button', { name: 'Create' }).click()
  await expect(controls(page).getByText(/^[\d,]+ of 100,000 transactions$/)).toBeVisible()
  await expect(controls(page).getByRole('progressbar')).toBeVisible()
  await closeControls(page)

  // The first rows are usable while the others are being created.
  const footer = page.getByText(/^Showing 25 of [\d,]+ transactions$/)
  const total = async () =>
    Number(/of ([\d,]+)/.exec((await footer.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  await expect.poll(total, { timeout: 30_000 }).toBeGreaterThan(10_000)
  const search = page.getByRole('searchbox', { name: 'Search by transaction ID or customer' })
  await search.fill('moyo')
  await expect(page.getByText(/Moyo/).first()).toBeVisible()
  await search.fill('')

  await openControls(page)
  await controls(page).getByRole('button', { name: 'Stop' }).click()
  await expect(controls(page).getByRole('button', { name: 'Create' })).toBeVisible()
  await closeControls(page)
  const stopped = await total()
  expect(stopped).toBeLessThan(100_000)

  // Blocks the file worker, because on a fast machine the export would finish before it can be canceled.
  await page.route(/file-worker/, () => {})
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  // By keyboard, because the dialog is still growing to show its progress.
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(page.getByText('Export cancelled')).toBeVisible()
  await expect(dialog).toBeHidden()

  await openControls(page)
  await controls(page).getByRole('button', { name: 'Reset to seed' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Reset to seed?' }))
    .getByRole('button', { name: 'Reset to seed' })
    .click()
  await expect(page.getByText('Sample data restored')).toBeVisible()
  await goTo('dashboard')
  await expect(page.getByText(/Vumba Coffee Roasters took/)).toBeVisible()
  await settled(page)
})
