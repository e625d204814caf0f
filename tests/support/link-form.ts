import { expect, type Locator, type Page } from 'playwright/test'

/** What is typed about a payment link; what is left out stays as it is. */
export interface TypedLink {
  name?: string
  description?: string
  amount?: string
  currency?: 'USD' | 'ZWL'
  /** Its last day, as a date field has it: `2026-12-03`. */
  lastDay?: string
  path?: string
}

/** The form of a new link or of one that is edited. */
export const linkForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Create|Edit) Payment Link$/ })

/** Opens the form of a new link. */
export async function openLinkForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Payment Link' }).first().click()
  await expect(linkForm(page).getByLabel('Link Name')).toBeVisible()
}

/** Types into the open form. */
export async function fillLinkForm(
  page: Page,
  { name, description, amount, currency, lastDay, path }: TypedLink,
): Promise<void> {
  const form = linkForm(page)
  for (const [label, text] of [
    ['Link Name', name],
    ['Description (optional)', description],
    ['Amount', amount],
    ['Custom Link Path (optional)', path],
  ] as const)
    if (text !== undefined) await form.getByRole('textbox', { name: label }).fill(text)
  if (currency) await form.getByRole('radio', { name: currency }).check()
  if (lastDay === undefined) return
  const expires = form.getByRole('switch', { name: 'Set Expiry Date' })
  if (!(await expires.isChecked())) await expires.click()
  await form.getByLabel('Expiry date', { exact: true }).fill(lastDay)
}

/** Closes the sheet with the code on which making a link ends. */
export async function closeMadeLink(page: Page): Promise<void> {
  await expect(page.getByText('Payment link created successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Makes a link, from the list of links to the code on which it ends, and back. */
export async function makeLink(page: Page, typed: TypedLink): Promise<void> {
  await openLinkForm(page)
  await fillLinkForm(page, typed)
  await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
  await closeMadeLink(page)
}
