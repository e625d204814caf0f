// Proves AUTH-6.
import type { Page } from 'playwright/test'
import { expect, freshTest, test } from '#tests/support/fixtures.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { storedRows } from '#tests/support/stored-rows.ts'
import { turnTo } from '#tests/support/tabs.ts'

const said = (page: Page) => page.getByText('Logged out successfully')
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Logging out' })

const coverOf = (page: Page) => page.locator('[data-logout]')

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click()
  const item = page.getByText('Logout', { exact: true }).locator('visible=true').last()
  await expect(item).toBeVisible()
  return item
}

/** Stops the page's clock, or the logout's two seconds could be over before they are looked at. */
const stopClock = (page: Page) => page.clock.pauseAt('2026-11-21T12:30:00Z')

/** Advances the stopped clock past the logout's two seconds, to the landing page. */
async function passOut(page: Page) {
  await expect(coverOf(page)).toHaveCount(1)
  await page.clock.runFor(1990)
  await expect(status(page)).toHaveCount(1)
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect(said(page)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
}

/** Expects the wall's `stones` to cover the screen, and to have come apart just before the two seconds are over. */
async function coverScreen(page: Page, look: 'wall' | 'calm', stones: number) {
  const logout = await openMenu(page)
  await stopClock(page)
  await logout.click()
  await expect(coverOf(page)).toHaveAttribute('data-logout', look)
  await expect(coverOf(page).locator('i')).toHaveCount(stones)
  await page.clock.runFor(1990)
  await expect(status(page)).toHaveCount(1)
  await expect(said(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard\/business$/)
}

/** Advances the clock through the rest of the two seconds. */
async function finish(page: Page) {
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect(said(page)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(coverOf(page)).toHaveCount(0)
}

/** Returns a screenshot of the page's header below the wall, after the stones have fallen. */
async function pictureOfHead(page: Page) {
  const heading = page.locator('#root h1')
  await expect(heading).toHaveText('Get paid the way Zimbabwe pays.')
  const clip = await heading.boundingBox()
  if (!clip) throw new Error('The heading is nowhere.')
  return page.screenshot({ clip, scale: 'css' })
}

freshTest.describe('with motion', () => {
  freshTest.use({ contextOptions: { reducedMotion: 'no-preference' } })

  freshTest(
    'the wall comes apart for two seconds, and what it uncovers is the landing page, which stays',
    async ({ page, goTo }) => {
      await goTo('business')
      await page.mouse.wheel(0, 400)
      await coverScreen(page, 'wall', (page.viewportSize()?.width ?? 0) < 768 ? 48 : 96)
      await expect
        .poll(() =>
          coverOf(page).evaluate((wall) =>
            wall
              .getAnimations({ subtree: true })
              .every(({ playState }) => playState === 'finished'),
          ),
        )
        .toBe(true)
      await expect(page.locator('#root')).toHaveText(/^((?!My Business).)*$/s)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const uncovered = await pictureOfHead(page)
      await finish(page)
      await expect(page.locator('main')).toBeFocused()
      expect(uncovered.equals(await pictureOfHead(page))).toBe(true)
    },
  )
})

test('R43 without motion the words come after two seconds, too', async ({ page, goTo }) => {
  await goTo('business')
  await coverScreen(page, 'calm', 0)
  await finish(page)
})

test(
  'R38 pressed twice it happens once, nothing under it can be pressed, and every tab’s session ends',
  { tag: '@core' },
  async ({ context, page }) => {
    await signIn(page, 'hazvinei@kopjehardware.example')
    const other = await context.newPage()
    await other.goto('/dashboard/business')
    await expect(other.getByText(/^Kopje Hardware,/)).toBeVisible()
    await turnTo(page)
    await page.getByRole('link', { name: 'Payouts', exact: true }).click()
    const logout = await openMenu(page)
    await stopClock(page)
    await logout.click()
    // The menu's sheet, which is closing, had made the page inert.
    await expect(coverOf(page)).toHaveCount(1)
    await expect(page.locator('#root')).toHaveAttribute('inert')
    await page.keyboard.press('Enter')
    await passOut(page)
    await expect(said(page)).toHaveCount(1)
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    await expect(other.getByText(/^Vumba Coffee Roasters,/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^\$[\d,.]+ .*today$/)).toBeVisible()
    await expect.poll(() => storedRows(page, 'sessions')).toEqual([])
    await expect
      .poll(async () => {
        const log = await storedRows(page, 'activityLog')
        return log.filter(({ action }) => action === 'Logged out').length
      })
      .toBe(1)
  },
)

test('from the console, by its own button @desk', async ({ page, goTo, isMobile }) => {
  await goTo('merchants')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await stopClock(page)
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click()
  await passOut(page)
})

test('asks first where edits would be lost', async ({ page, goTo }) => {
  await goTo('fee-structure')
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  const fee = page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })
  await fee.fill('2.9')
  const logout = await openMenu(page)
  await logout.click()
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(fee).toHaveValue('2.9')
  await (await openMenu(page)).click()
  await stopClock(page)
  await question.getByRole('button', { name: 'Log out' }).click()
  await passOut(page)
})

test('a session that can’t be ended says so and stays', async ({ page, goTo }) => {
  await goTo('business')
  const logout = await openMenu(page)
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype
    // Ignores reads in between.
    IDBObjectStore.prototype.get = function (query) {
      if (this.transaction.mode === 'readonly') return get.call(this, query)
      throw new DOMException('No', 'QuotaExceededError')
    }
  })
  await stopClock(page)
  await logout.click()
  await expect(coverOf(page)).toHaveCount(1)
  await page.clock.runFor(2000)
  await page.clock.resume()
  await expect(page.getByText(/Nothing was saved\./)).toBeVisible()
  await expect(said(page)).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})
