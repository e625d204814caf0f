// Proves DEMO-20.
import type { FrameLocator, Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

const frame = (page: Page, part: string) => page.frameLocator(`[data-part=${part}]`)
const heading = (side: FrameLocator, name: string) =>
  side.getByRole('heading', { level: 1, name, exact: true })

test('@desk what the phone pays shows beside it and lights it; each side goes back alone, and a reload keeps both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/dashboard')
  await settled(page)
  await page.getByRole('button', { name: /^Demo controls/ }).click()
  await page.getByRole('button', { name: 'Show both sides' }).click()
  await expect(page).toHaveURL('/stage')
  const left = frame(page, 'customer')
  const right = frame(page, 'merchant')
  const back = (part: string) => page.getByRole('button', { name: `Back, ${part}` })

  await right
    .getByRole('link', { name: /^View all/ })
    .first()
    .click()
  await expect(heading(right, 'Transactions')).toBeVisible()
  await left.getByLabel('Mobile number').fill('0771111111')
  await left.getByLabel('Your name').fill('Zodwa Mahlangu')
  await left.getByRole('button', { name: /^Pay/ }).click()
  await left.getByLabel('Enter your PIN').fill('1234')
  await left.getByRole('button', { name: 'Send' }).click()
  await expect(right.getByText('Zodwa Mahlangu').locator('visible=true').first()).toBeVisible()
  await expect(page.getByLabel('Right side').locator('[data-light=on]')).toBeVisible()
  await page.clock.runFor(2500)
  await expect(heading(left, 'Paid')).toBeVisible()
  // The demo is spoken of once.
  await expect(page.getByRole('button', { name: /^Demo controls/ })).toHaveCount(1)
  for (const side of [left, right])
    await expect(side.getByRole('button', { name: /^Demo controls/ })).toHaveCount(0)

  const sizes = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return { scrollHeight, scrollWidth }
  })
  expect(sizes).toEqual({ scrollHeight: 1080, scrollWidth: 1920 })
  await axe(page)

  await page.reload()
  await settled(page)
  await expect(heading(left, 'Paid')).toBeVisible()
  await expect(heading(right, 'Transactions')).toBeVisible()
  await back('merchant').click()
  await expect(heading(right, 'Transactions')).toHaveCount(0)
  await expect(back('merchant')).toBeDisabled()
  await expect(heading(left, 'Paid')).toBeVisible()

  // Nor is a way to the other side, which is in sight.
  await expect(left.getByRole('button', { name: /^See it as/ })).toHaveCount(0)

  // Who is asked for on one side opens on the other.
  await right.getByRole('heading', { level: 1 }).press('Control+k')
  await right.getByRole('combobox').fill('act as tatenda')
  await right.getByRole('option', { name: /^Act as Tatenda/ }).click()
  await expect(heading(frame(page, 'console'), 'Platform overview')).toBeVisible()
  await expect(page).toHaveURL('/stage?console=left')
})
