import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const said = (page: Page) => page.getByText('Logged out successfully')
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Logging out' })

async function signInAs(page: Page, email: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.keyboard.type('123456')
  await expect(page).toHaveURL(/\/dashboard/)
  await settled(page)
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click()
  const item = page.getByText('Logout', { exact: true }).locator('visible=true').last()
  await expect(item).toBeVisible()
  return item
}

const pressLogout = async (page: Page) => (await openMenu(page)).click()

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(motion === 'reduce' ? 'R43 without motion' : 'with motion', () => {
    test('the words come after two seconds, then the landing page', async ({ page, goTo }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await goTo('business')
      const logout = await openMenu(page)
      await page.clock.pauseAt('2026-11-21T12:30:00Z')
      await logout.click()
      const cover = page.locator('[data-logout]')
      await expect(cover).toHaveAttribute('data-logout', motion === 'reduce' ? 'calm' : 'wall')
      await expect(cover.locator('i')).toHaveCount(
        motion === 'reduce' ? 0 : (page.viewportSize()?.width ?? 0) < 768 ? 48 : 96,
      )
      await page.clock.runFor(1990)
      await expect(status(page)).toHaveCount(1)
      await expect(said(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/dashboard\/business$/)
      await page.clock.runFor(10)
      await page.clock.resume()
      await expect(said(page)).toBeVisible()
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(cover).toHaveCount(0)
    })
  })

test('ends the session in every tab, and the demo merchant is back', async ({ context, page }) => {
  await signInAs(page, 'kundai@kopjehardware.co.zw')
  const other = await context.newPage()
  await other.goto('/dashboard/business')
  await expect(other.getByText(/^Kopje Hardware,/)).toBeVisible()
  await pressLogout(page)
  await expect(said(page)).toBeVisible()
  await expect(other.getByText(/^Vumba Coffee Roasters,/)).toBeVisible()
  expect(await storedRows(page, 'sessions')).toEqual([])
})

test('from the console, by its own button', async ({ page, goTo, isMobile }) => {
  await goTo('merchants')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click()
  await expect(said(page)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('R38 pressed twice it happens once, and nothing under it can be pressed', async ({ page }) => {
  await signInAs(page, 'kundai@kopjehardware.co.zw')
  await pressLogout(page)
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveCount(1)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  const log = await storedRows(page, 'activityLog')
  expect(log.filter(({ action }) => action === 'Signed out')).toHaveLength(1)
})

test('asks first where edits would be lost', async ({ page, goTo }) => {
  await goTo('fee-structure')
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('2.9')
  const logout = await openMenu(page)
  await axe(page)
  await logout.click()
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await axe(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })).toHaveValue('2.9')
  await pressLogout(page)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(said(page)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a session that can’t be ended says so and stays', async ({ page, goTo }) => {
  await goTo('business')
  await page.evaluate(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
  })
  await pressLogout(page)
  await expect(page.getByText(/Nothing was saved\.$/)).toBeVisible()
  await expect(said(page)).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})
