// Proves AUTH-1, AUTH-3.
import type { Page } from 'playwright/test'
import { expect, freshTest, settled, test } from '#tests/support/fixtures.ts'
import {
  codeField,
  enterCode,
  fillLogin,
  fillSignUp,
  reachCode,
  reachOnboarding,
  sendForm,
  signIn,
} from '#tests/support/sign-in.ts'
import { readDatabase, storedRows } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Counts the log entries of an action. */
async function countLog(page: Page, action: string): Promise<number> {
  const log = await storedRows(page, 'activityLog')
  return log.filter((row) => row.action === action).length
}

/** Expects the dashboard to belong to this business. */
async function expectBusiness(page: Page, name: string) {
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/business')
  await expect(
    page
      .locator('main')
      .getByText(new RegExp(`^${name}(, |$)`))
      .first(),
  ).toBeVisible()
}

/** Stops the page's clock, so that only `runFor` moves it. */
const stopClock = (page: Page) => page.clock.pauseAt('2026-11-21T12:30:00Z')

test.describe('log in', () => {
  test(
    'after one second the code view names the address; six digits are sent by themselves',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await goTo('login')
      await fillLogin(page)
      await stopClock(page)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('button', { name: 'Logging in' })).toBeVisible()
      await page.clock.runFor(999)
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await page.clock.runFor(1)
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
      await expect(
        page.getByRole('paragraph').filter({ hasText: "We've sent a verification code to" }),
      ).toHaveText("We've sent a verification code to tendai@vumbacoffee.example")
      await expect(page.getByText("Didn't receive code?")).toBeVisible()
      // React replaces a placeholder by timer when its script arrives after it rendered.
      await page.clock.runFor(500)
      await expect(codeField(page)).toBeFocused()

      await page.keyboard.type('12345')
      await expect(page.getByRole('img', { name: '5 of 6 digits' })).toBeVisible()
      expect(await countLog(page, 'Logged in')).toBe(0)
      await page.keyboard.type('6')
      await expect.poll(() => countLog(page, 'Logged in')).toBe(1)
      await page.clock.runFor(990)
      await expect(page.getByText('OTP verified successfully!')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/login$/)
      await page.clock.runFor(100)
      await expect(page).toHaveURL(/\/dashboard/)
    },
  )

  test(
    'a known user gets their own business, and a reload keeps it; staff get the console',
    { tag: '@core' },
    async ({ page }) => {
      await signIn(page, ' Hazvinei@KopjeHardware.example')
      await expect(
        page.getByRole('button', { name: 'Account menu, Hazvinei Makoni' }),
      ).toBeVisible()
      await expectBusiness(page, 'Kopje Hardware')
      await test.step('anyone else gets the demo merchant, and no password is kept', async () => {
        await page.goto('/auth/login')
        await settled(page)
        await reachCode(page, 'someone@nowhere.example', 'never-kept-77')
        await enterCode(page, '654321')
        await expectBusiness(page, 'Vumba Coffee Roasters')
        const stored = async () => JSON.stringify(await readDatabase(page))
        await expect.poll(stored).toContain('someone@nowhere.example')
        const everything = await stored()
        expect(everything).not.toContain('never-kept-77')
        expect(everything).not.toContain('654321')
      })
      await signIn(page, 'kudzai.banda@paid.example', /\/super-admin$/)
      await expect(page.getByRole('button', { name: 'Account menu, Kudzai Banda' })).toBeVisible()
    },
  )

  test('Back to login and the Back button lead to the form, which still has the address; leaving it while it is at work is harmless', async ({
    page,
    goTo,
  }) => {
    await goTo('login')
    await reachCode(page)
    await page.getByRole('button', { name: 'Back to login' }).click()
    await expect(page.locator('main')).toBeFocused()
    await expect(field(page, 'Email')).toHaveValue('tendai@vumbacoffee.example')
    await expect(field(page, 'Password')).toHaveValue('')
    await reachCode(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)

    await fillLogin(page)
    await stopClock(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Logging in' })).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
    await page.clock.runFor(3000)
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })
})

test(
  'a sign-up opens a business that has not applied yet, then onboarding, and is asked about its business',
  { tag: '@core' },
  async ({ context, page, goTo }) => {
    await goTo('signup')
    const desk = await openTab(context, '/super-admin/merchants/pending')
    await turnTo(page)
    await fillSignUp(page)
    await page.getByRole('button', { name: 'Register' }).dblclick()
    await expect(page.getByRole('button', { name: 'Creating your account' })).toBeVisible()
    await page.clock.runFor(1000)
    await reachOnboarding(page)
    await expect(desk.getByText('7 applications are waiting.')).toBeVisible()

    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('heading', { name: 'About your business' })).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('0 of 5 done')).toBeVisible()
    await expectBusiness(page, 'Nyasha Dube')
    await expect(page.getByText('Not submitted yet')).toBeVisible()
    await turnTo(desk)
    await expect(desk.getByText('7 applications are waiting.')).toBeVisible()
  },
)

test('changing between login and sign-up takes 600 ms and the place of the address before, and back ends where it began', async ({
  page,
  goTo,
}) => {
  await goTo('forgot-password')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await stopClock(page)
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.clock.runFor(300)
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.clock.runFor(299)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/auth\/signup$/)
  await expect(page).toHaveTitle(/Sign up/)
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await page.locator('main').getByRole('link', { name: 'Log in' }).click()
  await page.clock.runFor(600)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
})

freshTest.describe('without signal', () => {
  freshTest.use({
    serviceWorkers: 'allow',
    allowedProblems: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  })

  freshTest('one can sign up, be shown round, log out and log in', async ({ context, page }) => {
    await page.goto('/super-admin/merchants/pending')
    await settled(page)
    // The worker is fetched after the first paint.
    await page.clock.runFor(1500)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/auth/signup')
    await settled(page)
    await fillSignUp(page)
    await sendForm(page, 'Creating your account')
    await reachOnboarding(page)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expectBusiness(page, 'Nyasha Dube')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await stopClock(page)
    await page.getByText('Logout').click()
    await expect(page.locator('[data-logout]')).toHaveCount(1)
    await page.clock.runFor(1990)
    await expect(page.getByRole('status').filter({ hasText: 'Logging out' })).toHaveCount(1)
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await page.goto('/auth/login')
    await settled(page)
    await reachCode(page, 'nyasha@dubebakery.example')
    await enterCode(page, '111111')
    await expectBusiness(page, 'Nyasha Dube')
  })
})
