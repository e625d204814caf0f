import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { readDatabase, storedRows } from '#tests/support/stored-rows.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const code = (page: Page) => page.getByLabel('6-digit code')

/** How often the log says so. */
async function countLog(page: Page, action: string): Promise<number> {
  const log = await storedRows(page, 'activityLog')
  return log.filter((row) => row.action === action).length
}

async function fillLogin(page: Page, email = 'tendai@vumbacoffee.co.zw', password = 'secret-1') {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

async function reachCode(page: Page, email?: string) {
  await fillLogin(page, email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function fillSignUp(page: Page, over: Record<string, string> = {}) {
  const values = {
    'First name': 'Nyasha',
    'Last name': 'Dube',
    Email: 'nyasha@dubebakery.co.zw',
    'Phone number': '+263 77 555 0101',
    Password: 'secret-1',
    'Confirm password': 'secret-1',
    ...over,
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The dashboard is this business's. */
async function expectBusiness(page: Page, name: string) {
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/business')
  await expect(page.getByText(`${name}, `)).toBeVisible()
}

/** Stops the page's clock, so that only `runFor` moves it. */
const stopClock = (page: Page) => page.clock.pauseAt('2026-11-21T12:30:00Z')

/** The demo controls arm the failure; it waits for the next call, wherever that is. */
async function armFailure(page: Page) {
  await page.goto('/super-admin/merchants/pending')
  await settled(page)
  await page.getByRole('button', { name: 'Demo controls' }).click()
  await page.getByRole('switch', { name: 'Make the next call fail' }).click()
  await expect(page.getByRole('switch', { name: 'Make the next call fail' })).toBeChecked()
}

test.describe('log in', () => {
  test('says what is wrong at each field, and puts the focus on the first', async ({
    page,
    goTo,
  }) => {
    await goTo('login')
    await field(page, 'Password').fill('12345')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    )
    await field(page, 'Email').fill('tendai@vumbacoffee.co.zw')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'Password')).toHaveValue('12345')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(field(page, 'Password')).toBeFocused()
  })

  test('password managers know the fields', async ({ page, goTo }) => {
    await goTo('login')
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
    await reachCode(page)
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
    await page.goto('/auth/signup')
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  })

  test('after one second the code view names the address; six digits are sent by themselves', async ({
    page,
    goTo,
  }) => {
    await goTo('login')
    await fillLogin(page)
    await stopClock(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Logging in' })).toBeVisible()
    await page.clock.runFor(999)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await expect(page.getByText("We've sent a verification code to")).toContainText(
      'tendai@vumbacoffee.co.zw',
    )
    await expect(page.getByText("Didn't receive code?")).toBeVisible()
    await expect(code(page)).toBeFocused()

    await page.keyboard.type('12345')
    await expect(page.getByRole('img', { name: '5 of 6 digits' })).toBeVisible()
    expect(await countLog(page, 'Signed in')).toBe(0)
    await page.keyboard.type('6')
    await expect.poll(() => countLog(page, 'Signed in')).toBe(1)
    await page.clock.runFor(990)
    await expect(page.getByText('OTP verified successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await page.clock.runFor(100)
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test('a known user gets their own business, and a reload keeps it', async ({ page, goTo }) => {
    await goTo('login')
    await reachCode(page, ' Kundai@KopjeHardware.co.zw')
    await page.keyboard.type('000000')
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('button', { name: 'Account menu, Kundai Makoni' })).toBeVisible()
    await expectBusiness(page, 'Kopje Hardware')
  })

  test('anyone else gets the demo merchant, and no password is kept', async ({ page, goTo }) => {
    await goTo('login')
    await fillLogin(page, 'someone@nowhere.example', 'never-kept-77')
    await page.keyboard.press('Enter')
    await expect(code(page)).toBeFocused()
    await page.keyboard.type('654321')
    await expectBusiness(page, 'Vumba Coffee Roasters')
    const everything = JSON.stringify(await readDatabase(page))
    expect(everything).toContain('someone@nowhere.example')
    expect(everything).not.toContain('never-kept-77')
    expect(everything).not.toContain('654321')
  })

  test('Back to login and the Back button lead to the form, which still has the address', async ({
    page,
    goTo,
  }) => {
    await goTo('login')
    await reachCode(page)
    await page.getByRole('button', { name: 'Back to login' }).click()
    await expect(page.locator('main')).toBeFocused()
    await expect(field(page, 'Email')).toHaveValue('tendai@vumbacoffee.co.zw')
    await expect(field(page, 'Password')).toHaveValue('')
    await reachCode(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('Resend says so and shows its wait', async ({ page, goTo }) => {
    await goTo('login')
    await reachCode(page)
    await stopClock(page)
    await page.getByRole('button', { name: 'Resend' }).click()
    const waiting = page.getByRole('button', { name: /^Resend in \d+ s$/ })
    await expect(waiting).toHaveAccessibleName('Resend in 30 s')
    await waiting.press('Enter')
    await page.clock.runFor(1000)
    await expect(page.getByText('We’ve sent another code')).toHaveCount(1)
    await page.clock.runFor(19_000)
    await expect(waiting).toHaveAccessibleName('Resend in 10 s')
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(10_250)
    await expect(page.getByRole('button', { name: 'Resend', exact: true })).toBeVisible()
  })

  test('the Google button says that it is not connected, and leads nowhere', async ({
    page,
    goTo,
  }) => {
    await goTo('login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByText(/^Google is not connected/)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('leaving while it is at work is harmless', async ({ page, goTo }) => {
    await goTo('login')
    await fillLogin(page)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })
})

test.describe('R37 the one-time code', () => {
  for (const [what, pasted] of [
    ['with a space', '123 456'],
    ['in odd pairs', '12 34-56'],
    ['of seven digits', '1234567'],
    ['in Arabic digits', '١٢٣٤٥٦'],
  ] as const)
    test(`pasted ${what} is sent once`, async ({ page, goTo }) => {
      await goTo('login')
      await reachCode(page)
      await code(page).evaluate((input, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      }, pasted)
      await expect(code(page)).toHaveValue('123456')
      await expect(page).toHaveURL(/\/dashboard/)
      expect(await countLog(page, 'Signed in')).toBe(1)
    })

  test('takes digits only, and too few of them send nothing', async ({ page, goTo }) => {
    await goTo('login')
    await reachCode(page)
    await page.keyboard.type('12ab-٣ .3')
    await expect(code(page)).toHaveValue('123')
    await page.keyboard.press('Enter')
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/\/auth\/login$/)
    expect(await countLog(page, 'Signed in')).toBe(0)
  })

  test('completed, and Enter pressed twice, is sent once', async ({ page, goTo }) => {
    await goTo('login')
    await reachCode(page)
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await expect(page.getByText('OTP verified successfully!')).toHaveCount(1)
    await expect(page).toHaveURL(/\/dashboard/)
    expect(await countLog(page, 'Signed in')).toBe(1)
  })
})

test.describe('sign up', () => {
  test('says what is wrong at each field, word for word', async ({ page, goTo }) => {
    await goTo('signup')
    await fillSignUp(page, {
      'First name': 'N',
      'Last name': '',
      Email: 'nyasha@',
      'Phone number': '077123456',
      Password: '12345',
      'Confirm password': '1',
    })
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(field(page, 'First name')).toBeFocused()
    for (const [name, message] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Phone number', /^Please enter a valid phone number/],
      ['Password', 'Password must be at least 6 characters'],
      ['Confirm password', 'Confirm password is required'],
    ] as const)
      await expect(field(page, name)).toHaveAccessibleDescription(message)

    await fillSignUp(page, { 'Confirm password': 'secret-2' })
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    )
  })

  test('opens a business that the queue in another tab shows at once, then onboarding', async ({
    context,
    page,
    goTo,
  }) => {
    await goTo('signup')
    const desk = await context.newPage()
    await desk.goto('/super-admin/merchants/pending')
    await settled(desk)
    await fillSignUp(page)
    await page.getByRole('button', { name: 'Register' }).dblclick()
    await expect(
      page.getByText('Account created successfully! Starting onboarding...'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/onboarding$/)
    await expect(desk.getByRole('button', { name: 'Approve Nyasha Dube' })).toHaveCount(1)
    await expect(desk.getByText('8 applications are waiting.')).toBeVisible()

    await page.getByRole('button', { name: 'Skip' }).click()
    await expectBusiness(page, "Nyasha Dube's business")
    await expect(page.getByText('Application Submitted').first()).toBeVisible()
    await desk.getByRole('button', { name: 'Approve Nyasha Dube' }).click()
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  })

  test('refuses an address that someone has, at its field', async ({ page, goTo }) => {
    await goTo('signup')
    await fillSignUp(page, { Email: 'Tendai@VumbaCoffee.co.zw' })
    await page.keyboard.press('Enter')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/has an account already/)
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill('tendai@elsewhere.co.zw')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  test('names the plan chosen before, and ignores nonsense', async ({ page }) => {
    await page.goto('/auth/signup?plan=business')
    await expect(page.getByText('You chose the Business plan.')).toBeVisible()
    await page.goto('/auth/signup?plan=constructor')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page.getByText(/You chose/)).toHaveCount(0)
  })

  test('the buttons of other services inform', async ({ page, goTo }) => {
    await goTo('signup')
    for (const service of ['Google', 'Facebook', 'Github', 'LinkedIn']) {
      await page.getByRole('button', { name: service }).click()
      await expect(page.getByText(`${service} is not connected in this demo.`)).toBeVisible()
    }
    await expect(page).toHaveURL(/\/auth\/signup$/)
  })
})

test.describe('changing between login and sign-up', () => {
  test('takes 600 ms and the place of the address before', async ({ page, goTo }) => {
    await goTo('forgot-password')
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await stopClock(page)
    await page.getByRole('link', { name: 'Create one' }).click()
    await page.clock.runFor(599)
    await expect(page).toHaveURL(/\/auth\/login$/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/auth\/signup$/)
    await expect(page).toHaveTitle(/Sign up/)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })

  test('twice in a row ends where it began', async ({ page, goTo }) => {
    await goTo('login')
    for (const [name, path] of [
      ['Create one', /signup$/],
      ['Log in', /login$/],
    ] as const) {
      await page.locator('main').getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })

  test('keeps its time without motion', async ({ page, goTo }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo('login')
    await stopClock(page)
    await page.getByRole('link', { name: 'Create one' }).click()
    await page.clock.runFor(300)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await page.clock.runFor(300)
    await expect(page).toHaveURL(/\/auth\/signup$/)
  })
})

test.describe('forgot password', () => {
  test('takes a second, says so and confirms with the address', async ({ page, goTo }) => {
    await goTo('forgot-password')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await field(page, 'Email').fill('tendai@vumbacoffee.co.zw')
    await stopClock(page)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.clock.runFor(999)
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
    await page.clock.resume()
    await expect(page.getByText('Password reset instructions sent to your email!')).toBeVisible()
    await expect(
      page.getByText(
        "If an account exists for tendai@vumbacoffee.co.zw, you'll receive an email with instructions to reset your password.",
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })
})

test.describe('a failing service', () => {
  test('at the login says so once, and the next try works', async ({ page, goTo }) => {
    await armFailure(page)
    await goTo('login')
    await fillLogin(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Failed to login. Please check your credentials.')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue('tendai@vumbacoffee.co.zw')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(code(page)).toBeVisible()
  })

  test('at the sign-up makes no account', async ({ page, goTo }) => {
    await armFailure(page)
    await goTo('signup')
    await fillSignUp(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Failed to create account. Please try again.')).toBeVisible()
    expect(await storedRows(page, 'merchants')).not.toContainEqual(
      expect.objectContaining({ email: 'nyasha@dubebakery.co.zw' }),
    )
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  test('at the reset says so', async ({ page, goTo }) => {
    await armFailure(page)
    await goTo('forgot-password')
    await field(page, 'Email').fill('tendai@vumbacoffee.co.zw')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible()
    await expect(field(page, 'Email')).toBeVisible()
  })

  test('can be taken back', async ({ page, goTo }) => {
    await armFailure(page)
    await page.getByRole('switch', { name: 'Make the next call fail' }).click()
    await expect(page.getByRole('switch', { name: 'Make the next call fail' })).not.toBeChecked()
    await goTo('login')
    await reachCode(page)
  })
})

test.describe('a database that can’t be opened', () => {
  test('is told of by the dashboard, with what to do', async ({ page, goTo }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No', 'SecurityError')
      }
    })
    await goTo('login')
    await reachCode(page)
    await page.keyboard.type('123456')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('axe finds nothing on any of these screens', async ({ page, goTo }) => {
  await goTo('login')
  await axe(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await axe(page)
  await reachCode(page)
  await page.keyboard.type('419')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
  await axe(page)
  await goTo('signup')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await axe(page)
  await goTo('forgot-password')
  await field(page, 'Email').fill('tendai@vumbacoffee.co.zw')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^If an account exists/)).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
  await axe(page)
})

test('nothing scrolls sideways at 320 px or with letters twice as large', async ({
  page,
  goTo,
}) => {
  const fits = async () => {
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(wide).toBeLessThanOrEqual(room ?? 0)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await goTo('signup')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await fits()
  await goTo('login')
  await reachCode(page, 'a.rather.long.address.of.a.person@with.a.rather.long.name.of.a.host.co.zw')
  await fits()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await fits()
})

test('none of it is loaded by the landing page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(names.filter((name) => /auth-screen|app-form|sign-up|onboarding/.test(name))).toEqual([])
})

test.describe('without signal', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedProblems: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  })

  test('one can sign up, be shown round, log out and log in', async ({ context, page }) => {
    await page.goto('/super-admin/merchants/pending')
    await settled(page)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
        timeout: 20_000,
      })
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/auth/signup')
    await fillSignUp(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding$/)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expectBusiness(page, "Nyasha Dube's business")
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByText('Logout').click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await page.goto('/auth/login')
    await reachCode(page, 'nyasha@dubebakery.co.zw')
    await page.keyboard.type('111111')
    await expectBusiness(page, "Nyasha Dube's business")
  })
})
