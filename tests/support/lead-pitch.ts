import { expect, type Locator, type Page } from 'playwright/test'

interface How {
  press: (what: Locator) => Promise<void>
  /** Lets the network's two seconds pass. */
  settle: (page: Page) => Promise<void>
  /** Runs where the pitch's next press is named, before it is pressed. */
  between?: () => Promise<unknown>
}

const button = (of: Page | Locator, name: string | RegExp) =>
  of.getByRole('button', { name, exact: true })

/**
 * Goes through the pitch by its strip alone, from a public page to the shop's own Approved. What is typed has the focus
 * already, and Enter sends it.
 */
export async function leadPitch(
  page: Page,
  { press, settle, between = async () => {} }: How,
): Promise<void> {
  const strip = page.getByRole('region', { name: 'Pitch' })
  async function next(label: string) {
    await expect(button(strip, label)).toBeVisible()
    await between()
    await press(button(strip, label))
  }
  await press(button(page.getByRole('dialog', { name: 'Demo controls' }), 'Start the pitch'))
  const theirs = page.getByRole('dialog', { name: 'Make it theirs' })
  await expect(theirs.getByLabel('Business name')).toBeFocused()
  await page.keyboard.type('Rufaro Bakery')
  await expect(theirs.getByRole('button', { name: /^Trade/ })).toContainText('Bakery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Tafadzwa/ })).toBeVisible()

  await next('2 of 6: Create a link for Bread')
  const form = page.getByRole('dialog', { name: 'Create Payment Link' })
  await expect(form.getByLabel('Link Name')).toHaveValue('Bread, 5 loaves')
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.50')
  await press(button(form, 'Create Link'))
  // At the foot of the link's code, until a reload closes that.
  const code = page.getByRole('dialog', { name: 'Bread, 5 loaves', exact: true })
  await expect(button(code, '3 of 6: Pay it as the customer')).toBeVisible()
  await next('3 of 6: Pay it as the customer')

  await expect(button(page, 'Pay $5.50')).toBeVisible()
  await between()
  await press(button(page, 'Pay $5.50'))
  await expect(page.getByLabel('Enter your PIN')).toBeFocused()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await settle(page)
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()

  await next('4 of 6: See it arrive')
  await expect(page.locator('[aria-current]').filter({ hasText: '077 *** 1111' })).toContainText(
    '$5.50',
  )
  await next('5 of 6: Approve the shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Rufaro Bakery' })).toBeVisible()
  await press(button(page, 'Approve'))
  await expect(page.getByText('Rufaro Bakery has been approved successfully')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await next('6 of 6: See it approved')
  await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeVisible()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(strip).toContainText('6 of 6: Approved')
  await expect(strip.getByRole('button', { name: 'Make the offer' })).toBeVisible()
}
