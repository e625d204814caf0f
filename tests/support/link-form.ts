import { expect, type Locator, type Page } from 'playwright/test'

/** The form values of a payment link; omitted ones are not typed. */
export interface TypedLink {
  name?: string
  description?: string
  amount?: string
  currency?: 'USD' | 'ZWL'
  /** Its last day, in a date field's format: `2026-12-03`. */
  lastDay?: string
  path?: string
}

/** The form of a new or edited link. */
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

/** Closes the QR code sheet that follows creating a link. */
export async function closeMadeLink(page: Page): Promise<void> {
  await expect(page.getByText('Payment link created successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Creates a link, from the list of links to its QR code and back. */
export async function makeLink(page: Page, typed: TypedLink): Promise<void> {
  await openLinkForm(page)
  await fillLinkForm(page, typed)
  await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
  await closeMadeLink(page)
}
