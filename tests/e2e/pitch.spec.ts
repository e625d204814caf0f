// Proves DEMO-7.
import type { Locator, Page } from 'playwright/test'
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { approve, settle } from '#tests/support/payer.ts'

/** Counts the presses of a page, over all its screens; typing is none. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let presses = 0
    addEventListener('click', ({ detail }) => detail > 0 && (presses += 1), true)
    Object.assign(globalThis, { presses: () => presses })
  })
  return () => page.evaluate<number>('presses()')
}

const button = (of: Page | Locator, name: string | RegExp) =>
  of.getByRole('button', { name, exact: true })

test(
  'the pitch leads itself in twelve presses: their own shop, a payment that both sides see, and its approval',
  { tag: '@core' },
  async ({ page }) => {
    const press = (what: Locator) => what.tap()
    const strip = page.getByRole('region', { name: 'Pitch' })
    const presses = await countPresses(page)
    await page.goto('/')
    const controls = await openDemoControls(page)

    // The first press.
    const before = await presses()
    await press(button(controls, 'Start the pitch'))
    const theirs = page.getByRole('dialog', { name: 'Make it theirs' })
    await press(theirs.getByLabel('Business name'))
    await page.keyboard.type('Rufaro Bakery')
    await expect(theirs.getByRole('button', { name: /^Trade/ })).toContainText('Bakery')
    await press(button(theirs, 'Make it theirs'))
    await expect(page.getByRole('heading', { level: 1, name: /Tafadzwa/ })).toBeVisible()

    await press(button(strip, '2 of 6: Create a link for Bread'))
    const form = page.getByRole('dialog', { name: 'Create Payment Link' })
    await expect(form.getByLabel('Link Name')).toHaveValue('Bread, 5 loaves')
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.50')
    await press(button(form, 'Create Link'))
    await press(page.getByRole('link', { name: 'Open as Customer' }))

    await expect(strip).toContainText('3 of 6: Pay it as the customer')
    await press(button(page, 'Pay $5.50'))
    await expect(page.getByLabel('Enter your PIN')).toBeFocused()
    await page.keyboard.type('1234')
    await press(button(page, 'Send'))
    await settle(page)
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()

    await press(button(strip, '4 of 6: See it arrive'))
    await expect(page.locator('[aria-current]').filter({ hasText: '077 *** 1111' })).toContainText(
      '$5.50',
    )
    await press(button(strip, '5 of 6: Approve the shop'))
    const review = page.getByRole('dialog', { name: 'Rufaro Bakery', exact: true })
    await press(button(review, 'Approve').last())
    await expect(page.getByText('Rufaro Bakery has been approved successfully')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await press(button(strip, '6 of 6: See it approved'))
    await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeVisible()
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
    await expect(strip).toContainText('6 of 6: Approved')
    const count = (await presses()) - before
    expect(count).toBeGreaterThan(8)
    expect(count).toBeLessThanOrEqual(12)

    await button(strip, 'Leave the pitch').click()
    await expect(strip).toHaveCount(0)
  },
)

test('the pitch is left and taken up again, survives a reload, and a payment that failed leads nowhere', async ({
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Pitch' })
  await page.goto('/dashboard')
  await button(await openDemoControls(page), 'Use a sample shop').click()
  await expect(page.getByText('The demo is now Sakubva Bread')).toBeVisible()
  await button(strip, '2 of 6: Create a link for Bread').click()
  await button(page.getByRole('dialog'), 'Create Link').click()
  await expect(page.getByText('Payment link created successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(strip, '3 of 6: Pay it as the customer')).toBeVisible()

  await button(strip, 'Leave the pitch').click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  const controls = await openDemoControls(page)
  await expect(controls.getByText('3 of 6: Pay it as the customer.')).toBeVisible()
  await button(controls, 'Continue the pitch').click()
  await expect(page).toHaveURL(/\/pay\/bread-5-loaves$/)
  const again = await openDemoControls(page)
  await button(again, 'Cancels').click()
  await page.keyboard.press('Escape')
  await button(page, 'Pay $5.50').click()
  await approve(page)
  await settle(page)
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible()
  await expect(strip).toContainText('3 of 6: Not paid. Pay it again')
  await expect(strip.getByRole('button')).toHaveCount(1)
})
