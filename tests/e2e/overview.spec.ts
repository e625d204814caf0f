// Proves ADM-1.
import { readFile } from 'node:fs/promises'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { approveAnyway } from '#tests/support/review.ts'
import { rowAction } from '#tests/support/rows.ts'
import { changeStored, storedRows } from '#tests/support/stored-rows.ts'

test(
  'the console’s dashboard: an application is approved in place and taken back, and both are in its activities',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('console')
    const panel = page.getByRole('tabpanel')
    const approve = panel.getByRole('button', { name: 'Approve Msasa Pharmacy' })
    await approve.click()
    await approveAnyway(page)
    await expect(approve).toHaveCount(0)
    await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(approve).toBeVisible()
    await page.getByRole('tab', { name: 'Recent Activities' }).click()
    await expect(panel.getByText('undid decision on merchant application').first()).toBeVisible()
    await expect(panel.getByText(/Application Approved → /)).toBeVisible()
    // A chart's figures are a table for screen readers.
    const table = page.getByRole('table', { name: /^Volume per day/ })
    await expect(table.getByRole('row')).toHaveCount(31)
  },
)

test(
  'the log by one of its values, a line of it, its file, and where its chain is broken',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('activity-logs')
    await expect(page.getByText(/^Log verified: \d+ entries, none altered/)).toBeVisible()
    const lines = page.getByRole('main').getByRole('listitem')
    await lines
      .filter({ hasText: 'Rumbidzai Chirwa' })
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await rowAction(page, 'Only by Rumbidzai Chirwa').click()
    await expect(page).toHaveURL(/user=Rumbidzai/)
    const own = (await storedRows(page, 'activityLog')).filter(
      ({ user }) => user === 'Rumbidzai Chirwa',
    )
    await expect(page.getByText(`Showing ${own.length} of ${own.length} log entries`)).toBeVisible()

    await lines.first().getByRole('button').first().click()
    const details = page.getByRole('dialog')
    await expect(details.getByText('Previous hash')).toBeVisible()
    await page.goBack()
    await expect(details).toHaveCount(0)

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('radio', { name: 'JSON' }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object
    expect(JSON.stringify(file).match(/Rumbidzai Chirwa/g)).toHaveLength(own.length)
    await expect(page.getByText(/log entries exported to activity-log-/)).toBeVisible()
    await expect
      .poll(async () => (await storedRows(page, 'activityLog')).at(-1))
      .toMatchObject({ action: 'Exported activity log', target: 'Rumbidzai Chirwa' })

    await changeStored(page, 'activityLog', 'A-0009', { user: 'Nobody' })
    await page.reload()
    await settled(page)
    await expect(page.getByText('The log was altered outside the app')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A-0009' })).toBeVisible()
  },
)

test('a report of a template: its rows are counted, generated, downloaded again, deleted and brought back', async ({
  page,
  goTo,
}) => {
  await goTo('transaction-reports')
  await page.getByRole('button', { name: 'Generate Merchant Performance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merchant Performance' })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  const counted = await dialog.getByText(/^\d+ rows\. /).textContent()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  // Its heads before them, and below an empty row their sum at the end.
  expect(text.trim().split('\n')).toHaveLength(Number.parseInt(counted ?? '', 10) + 3)
  await expect(page.getByText('Merchant Performance report generated in CSV format')).toBeVisible()
  await expect(page.getByText('Never generated')).toHaveCount(0)

  const reports = page.getByRole('list', { name: 'Recent reports' }).getByRole('listitem')
  const recent = reports.filter({ hasText: 'Merchant Performance' })
  const again = page.waitForEvent('download')
  await recent.getByRole('button', { name: /^Download/ }).click()
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text)
  await recent.getByRole('button', { name: /^Delete/ }).click()
  await expect(recent).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(recent).toHaveCount(1)

  // One that was generated before this device had its file is built again, with as many rows as it says.
  const earlier = reports.filter({ hasText: 'Weekly Revenue' }).first()
  const rows = /(\d+) rows/.exec((await earlier.textContent()) ?? '')?.[1]
  const built = page.waitForEvent('download')
  await earlier.getByRole('button', { name: /^Download/ }).click()
  expect((await built).suggestedFilename()).toMatch(/^weekly-revenue-.*\.pdf$/)
  expect(Number(rows)).toBeGreaterThan(0)
})
