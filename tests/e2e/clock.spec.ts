// Proves DEMO-13.
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { openTrainer, unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const expired = (page: Page) => page.getByRole('tab', { name: /^Expired/ })
const overdue = (page: Page) => page.getByRole('tab', { name: /^Overdue/ })
const pill = (page: Page) => page.getByRole('button', { name: 'Demo controls' })

test('a month later links are expired and invoices overdue in every tab, whose header says so, until it is now again', async ({
  page,
  context,
}) => {
  await page.goto(pathTo('invoices'))
  await settled(page)
  await openTrainer(page)
  await unfoldOfTrainer(page, 'Scenarios')
  await page.getByRole('button', { name: 'Add sample invoices' }).click()
  await expect(page.getByText('9 sample invoices added')).toBeVisible()
  await page.goBack()
  await expect(overdue(page)).toBeVisible()
  const overdueNow = (await overdue(page).textContent()) ?? ''
  const links = await openTab(context, pathTo('payment-links'))
  await expect(expired(links)).toContainText('1')

  await turnTo(page)
  await openTrainer(page)
  await page.getByRole('button', { name: '+1 month' }).click()
  await expect(page.getByText('Clock moved to Dec 21, 2026, 2:14 PM')).toBeVisible()
  // What fell due in the month is done first.
  await expect(page.getByText('Ahead of this device')).toBeVisible({ timeout: 150_000 })
  await page.goBack()
  await expect(overdue(page)).not.toHaveText(overdueNow)
  await expect(pill(page)).toContainText('Dec 21')
  await expect(expired(links)).toContainText('2')
  await links.reload()
  await settled(links)
  await expect(pill(links)).toContainText('Dec 21')

  await links.goto(pathTo('landing'))
  await expect(pill(links)).toContainText('Dec 21')
  await links.goto(pathTo('payment-links'))
  await settled(links)

  await turnTo(page)
  await page.goto(pathTo('trainer'))
  await settled(page)
  await page.getByLabel('Or to a date').fill('2026-12-01')
  await page.getByRole('button', { name: 'Move' }).last().click()
  await expect(page.getByText('Choose a later date')).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByText('Clock back to now')).toBeVisible()
  await expect(page.getByText('The time of this device')).toBeVisible()
  await expect(pill(page)).not.toContainText('Dec')
  await expect(links.getByText('Another tab set the clock back to now.')).toBeVisible()
  await expect(expired(links)).toContainText('1')
})
