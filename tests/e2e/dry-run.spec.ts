// Proves DEMO-1.
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { switchDryRun } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { disableEcoCash } from '#tests/support/methods.ts'
import { approve, askByPhone, fillCard, openLink } from '#tests/support/payer.ts'
import { approveAnyway, rejectFor } from '#tests/support/review.ts'
import { readDatabase } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

/** Returns everything stored except the presenter's own settings. */
async function everything(page: Page) {
  const { demoSettings: _, ...tables } = await readDatabase(page)
  return tables
}

test(
  'it is off at first, shows on the demo mark, and holds in every tab',
  { tag: '@core' },
  async ({ page, context, goTo }) => {
    await goTo('payment-methods')
    const mark = (on: Page) => on.getByRole('button', { name: 'Dry run is on. Demo controls' })
    await expect(mark(page)).toHaveCount(0)
    const other = await openTab(context, '/dashboard/business')
    await turnTo(page)
    await switchDryRun(page, true)
    await expect(mark(page)).toBeVisible()
    await expect(mark(other)).toBeVisible()
    // Only here: the mark of a dry run.
    await axe(page)
    await page.reload()
    await expect(mark(page)).toBeVisible()
    await turnTo(other)
    await switchDryRun(other, false)
    await expect(mark(page)).toHaveCount(0)
  },
)

test(
  'the console’s buttons say what they would do and change nothing',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('pending-merchants')
    await switchDryRun(page, true)
    const before = await everything(page)
    await page.getByRole('button', { name: 'Review Msasa Pharmacy' }).click()
    const review = page.getByRole('dialog', { name: 'Msasa Pharmacy' })
    await review.getByRole('button', { name: 'Approve', exact: true }).click()
    await approveAnyway(page)
    await expect(page.getByText('The merchant would be approved')).toBeVisible()
    await review.getByRole('button', { name: 'Reject', exact: true }).click()
    await rejectFor(page)
    await expect(page.getByText('The application would be rejected')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await review.getByRole('button', { name: 'Close' }).click()
    await expect(review).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Review Msasa Pharmacy' })).toBeVisible()

    await goTo('payment-methods')
    await page.getByRole('switch', { name: 'EcoCash' }).click()
    await expect(page.getByText('EcoCash would be disabled')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'EcoCash' })).toBeChecked()
    expect(await everything(page)).toEqual(before)

    await switchDryRun(page, false)
    await disableEcoCash(page)
  },
)

test('a payer’s button charges nothing, and the visit is not counted', async ({ page, goTo }) => {
  await goTo('payment-methods')
  await switchDryRun(page, true)
  const before = await everything(page)
  const words = page.getByText('$18.00 would be paid to Vumba Coffee Roasters')
  await openLink(page)
  await askByPhone(page)
  await approve(page)
  await expect(words).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(words).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: 'The prompt has expired' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another payment method' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(words).toBeVisible()
  expect(await everything(page)).toEqual(before)
})
