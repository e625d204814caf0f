import { expect, type Page } from 'playwright/test'
import { settled } from './settled.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The input of the six digits. */
export const codeField = (page: Page) => page.getByLabel('6-digit code')

/** Submits a form with Enter in its last field, and waits out the service's second. */
export async function sendForm(page: Page, working: string): Promise<void> {
  // The clock runs, so a look from outside could come after that second: the page itself watches, from before the press.
  const shown = page.waitForFunction(
    (words) =>
      [...document.querySelectorAll('button')].some((each) => each.innerText.includes(words)),
    working,
  )
  await page.keyboard.press('Enter')
  await shown
  await page.clock.runFor(1000)
}

export async function fillLogin(
  page: Page,
  email = 'tendai@vumbacoffee.example',
  password = 'secret-1',
): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

/** Goes from the login form to the code view. */
export async function reachCode(page: Page, email?: string, password?: string): Promise<void> {
  await fillLogin(page, email, password)
  await sendForm(page, 'Logging in')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
}

const dashboard = /\/dashboard/

/** After the code is complete: waits for the confirmation, then for the person's home. */
export async function arrive(page: Page, home = dashboard): Promise<void> {
  await expect(page.getByText('OTP verified successfully!')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(home)
  await settled(page)
}

/** Types the code, any six digits, and waits for the person's home. */
export async function enterCode(page: Page, digits = '123456', home = dashboard): Promise<void> {
  await codeField(page).pressSequentially(digits)
  await arrive(page, home)
}

/** Signs a person in, from the login page to their home. */
export async function signIn(page: Page, email?: string, home = dashboard): Promise<void> {
  await page.goto('/auth/login')
  await settled(page)
  await reachCode(page, email)
  await enterCode(page, '123456', home)
}

export async function fillSignUp(page: Page, over: Record<string, string> = {}): Promise<void> {
  const values = {
    'First name': 'Nyasha',
    'Last name': 'Dube',
    Email: 'nyasha@dubebakery.example',
    'Phone number': '+263 77 555 0101',
    Password: 'secret-1',
    'Confirm password': 'secret-1',
    ...over,
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** After submitting the sign-up: waits for its message, then for the walkthrough. */
export async function reachOnboarding(page: Page): Promise<void> {
  await expect(page.getByText('Account created successfully! Starting onboarding...')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/onboarding$/)
  await settled(page)
}

/** Opens a business, from the sign-up page to the walkthrough. */
export async function signUp(page: Page, over?: Record<string, string>): Promise<void> {
  await page.goto('/auth/signup')
  await settled(page)
  await fillSignUp(page, over)
  await sendForm(page, 'Creating your account')
  await reachOnboarding(page)
}
