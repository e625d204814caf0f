import { expect, type Page } from 'playwright/test'
import { settled } from './settled.ts'

/** Returns the payment address of a link. */
export const payPath = (link: string) => `/pay/${link}`

/** Opens a link's page as its payer. */
export async function openLink(page: Page, link = 'vumba-blend-1kg'): Promise<void> {
  await page.goto(payPath(link))
  await settled(page)
}

/** Selects a payment method, showing all of them first if necessary. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await expect(page.getByRole('radiogroup', { name: 'Payment method' })).toBeVisible()
  if ((await radio.count()) === 0)
    await page.getByRole('button', { name: 'More payment methods' }).click()
  await radio.check()
}

interface Wallet {
  number?: string
  /** Null where the page does not ask: an invoice names its customer. */
  name?: string | null
}

/** Fills in a mobile payment and continues to the phone. */
export async function askByPhone(
  page: Page,
  { number = '0771111111', name = 'Rudo Chikomo' }: Wallet = {},
): Promise<void> {
  await chooseWay(page, 'EcoCash')
  await page.getByLabel('Mobile number').fill(number)
  if (name !== null) await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible()
}

/** Enters the PIN on the drawn phone. */
export async function approve(page: Page, pin = '1234'): Promise<void> {
  await page.getByLabel('Enter your PIN').fill(pin)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Advances the clock by the network's two seconds. */
export async function settle(page: Page): Promise<void> {
  await expect(page).toHaveURL(/payment=[0-9a-f]{32}|#n=/)
  await page.clock.runFor(2500)
}

/** Pays a link by phone, through to the receipt. */
export async function payByPhone(page: Page, link?: string, wallet?: Wallet): Promise<void> {
  await openLink(page, link)
  await askByPhone(page, wallet)
  await approve(page)
  await settle(page)
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
}

export async function fillCard(
  page: Page,
  { number = '4242424242424242', expiry = '1230', code = '123', name = 'Rudo Chikomo' } = {},
): Promise<void> {
  await chooseWay(page, 'Visa or Mastercard')
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expires').pressSequentially(expiry)
  await page.getByLabel('Security code').fill(code)
  await page.getByLabel('Your name').fill(name)
}
