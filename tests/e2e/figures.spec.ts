import { expect, test } from '#tests/support/fixtures.ts'

test('a province chosen on the map leads to its merchants and to the payments of one, and Back to the map', async ({
  page,
  goTo,
}) => {
  await goTo('analytics')
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('Paying customers')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Merchants', 'Payments', 'Geography'])
  await page.getByRole('tab', { name: 'Geography' }).click()
  const map = page.getByRole('group', { name: /^Map of Zimbabwe/ })
  await expect(map.getByRole('button')).toHaveCount(10)
  await map.getByRole('button', { name: /^Manicaland:/ }).click()
  const listed = page.getByRole('row', { name: /Manicaland/ }).getByRole('button')
  await expect(listed).toHaveAttribute('aria-pressed', 'true')

  // The list's figure matches the transactions behind it.
  await page.getByRole('link', { name: 'Vumba Coffee Roasters' }).click()
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(
    /merchant=M-001&tab=completed&type=payment&date=custom&from=2026-10-23&to=2026-11-21/,
  )
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Merchants in Manicaland' })).toBeVisible()
})

test('the days of a report stay in its address, what is held against them is said, and a chart is a file', async ({
  page,
  goTo,
}) => {
  await goTo('financial-reports')
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Revenue Analysis',
    'Merchant Performance',
    'Payment Methods',
  ])
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('option', { name: 'Last month' }).click()
  await expect(page.getByText('Oct 1 to Oct 31, 2026', { exact: true }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Merchant Performance' }).click()
  await expect(page.getByRole('link', { name: 'Kopje Hardware' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Merchant performance' })).toBeVisible()
  await expect(page.getByText('Oct 1 to Oct 31, 2026', { exact: true }).first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Merchant performance as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('merchant-performance-oct-1-to-oct-31-2026.csv')
  await expect(page.getByText(/merchant-performance.* downloaded: \d+ rows/)).toBeVisible()
})
