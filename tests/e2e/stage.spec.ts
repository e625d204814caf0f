// Proves DEMO-20.
import type { FrameLocator, Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'

const frame = (page: Page, part: string) => page.frameLocator(`[data-part=${part}]`)
const heading = (side: FrameLocator, name: string) =>
  side.getByRole('heading', { level: 1, name, exact: true })

test(
  '@desk what the phone pays shows beside it and lights it; each side goes back alone, and a reload keeps both',
  { tag: '@core' },
  async ({ page }) => {
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
    await expect(right.locator('[data-lit=on]')).toContainText('Zodwa Mahlangu')
    // The demo is spoken of once.
    await expect(page.getByRole('button', { name: /^Demo controls/ })).toHaveCount(1)
    for (const side of [left, right])
      await expect(side.getByRole('button', { name: /^Demo controls/ })).toHaveCount(0)

    const sizes = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return { scrollHeight, scrollWidth }
    })
    expect(sizes).toEqual({ scrollHeight: 1080, scrollWidth: 1920 })

    await page.reload()
    await settled(page)
    await expect(heading(left, 'Paid')).toBeVisible()
    await expect(heading(right, 'Transactions')).toBeVisible()
    await back('merchant').click()
    await expect(heading(right, 'Transactions')).toHaveCount(0)
    await expect(back('merchant')).toBeDisabled()
    await expect(heading(left, 'Paid')).toBeVisible()

    // Nor is a way to the other side, which is in sight.
    await expect(left.getByRole('button', { name: 'See the shop’s side' })).toHaveCount(0)

    // Who is asked for on one side opens on the other.
    await right.getByRole('heading', { level: 1 }).press('Control+k')
    await right.getByRole('combobox').fill('act as itai')
    await right.getByRole('option', { name: /^Act as Itai/ }).click()
    await expect(heading(frame(page, 'console'), 'Platform overview')).toBeVisible()
    await expect(page).toHaveURL('/stage?console=left')
  },
)

test('@desk the phone’s own keys type into it, and it scans the code that is shown beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/stage')
  const left = frame(page, 'customer')
  const right = frame(page, 'merchant')
  const keys = page.locator('[data-keys]')
  const key = (name: string) => keys.locator(`[data-key="${name}"]`)
  const scan = page.getByRole('button', { name: 'Scan' })

  // A desk's sidebar and tables, although the room beside the phone is a tablet's.
  await expect(right.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await scan.click()
  await expect(page.getByText(/^No QR code in sight/)).toBeVisible()
  await right.getByRole('link', { name: 'My Business' }).click()
  await right.getByRole('heading', { level: 1 }).press('Control+k')
  await right.getByRole('combobox').fill('payment links')
  await right.getByRole('option', { name: /^Payment Links/ }).click()
  await right
    .getByRole('listitem')
    .or(right.getByRole('row'))
    .filter({ hasText: 'Tip the roastery', visible: true })
    .getByRole('button', { name: 'Share', exact: true })
    .click()
  await right.getByRole('menuitem', { name: 'Show QR Code' }).click()
  await expect(right.getByRole('img', { name: 'QR code for Tip the roastery' })).toBeVisible()
  await scan.click()
  await expect(left.getByText('Tip the roastery').first()).toBeVisible()

  await scan.click()
  await left.getByLabel('Mobile number').click()
  await expect(keys).toHaveAttribute('data-keys', 'digits')
  await left.getByLabel('Mobile number').fill('')
  for (const digit of '0771') await key(digit).click()
  await key('⌫').click()
  await expect(left.getByLabel('Mobile number')).toHaveValue('077')
  await left.getByLabel('Your name').click()
  await expect(keys).toHaveAttribute('data-keys', 'letters')
  await key('⇧').click()
  for (const letter of 'zo') await key(letter).click()
  await expect(left.getByLabel('Your name')).toHaveValue('Zo')
  await key('⏎').click()
  await expect(keys).toHaveCount(0)
})
