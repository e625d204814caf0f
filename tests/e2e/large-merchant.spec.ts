// Proves DEMO-4.
import { openTrainer, resetToSeed, unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

test('a large merchant is made with progress, used meanwhile, stopped, and undone by a reset', async ({
  page,
  goTo,
}) => {
  test.slow()
  await goTo('transactions')
  await openTrainer(page)
  await unfoldOfTrainer(page, 'Scenarios')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText(/^[\d,]+ of 100,000 transactions$/)).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.goBack()

  // The first rows are usable while the others are being created.
  const footer = page.getByText(/^Showing 25 of [\d,]+ transactions$/)
  const total = async () =>
    Number(/of ([\d,]+)/.exec((await footer.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  await expect.poll(total).toBeGreaterThan(10_000)
  const search = page.getByRole('searchbox', { name: 'Search by transaction ID or customer' })
  await search.fill('moyo')
  await expect(page.getByText(/Moyo/).first()).toBeVisible()
  await search.fill('')

  await openTrainer(page)
  await unfoldOfTrainer(page, 'Scenarios')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
  await page.goBack()
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

  await resetToSeed(page)
  await goTo('dashboard')
  await expect(page.getByText(/^\$[\d,.]+ .*today$/)).toBeVisible()
  await settled(page)
})
