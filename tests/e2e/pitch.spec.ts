// Proves DEMO-7.
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { settle } from '#tests/support/payer.ts'

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
  'the whole pitch takes twelve presses: from the landing page to a payment that both sides see, and an approval',
  { tag: '@core' },
  async ({ page }) => {
    const press = (what: Locator) => what.tap()
    const presses = await countPresses(page)
    await page.goto('/')
    await press(page.getByRole('link', { name: 'Try it now, no signal needed' }))
    await expect(page.getByRole('heading', { level: 1, name: /Tendai/ })).toBeVisible()

    await press(page.getByRole('link', { name: 'Create Payment Link' }))
    const form = page.getByRole('dialog', { name: 'Create Payment Link' })
    await press(form.getByLabel('Link Name'))
    await page.keyboard.type('Bread')
    await press(form.getByRole('textbox', { name: 'Amount' }))
    await page.keyboard.type('1')
    await press(button(form, 'Create Link'))
    await press(page.getByRole('link', { name: 'Open as Customer' }))

    await press(button(page, 'Pay $1.00'))
    await expect(page.getByLabel('Enter your PIN')).toBeFocused()
    await page.keyboard.type('1234')
    await press(button(page, 'Send'))
    await settle(page)
    const receipt = page.getByRole('heading', { name: 'Paid', exact: true })
    await expect(receipt).toBeVisible()

    await press(button(page, 'See it as Vumba Coffee Roasters'))
    const row = page.locator('[aria-current]').filter({ hasText: '077 *** 1111' })
    await expect(row).toContainText('$1.00')
    await expect(button(page, 'Back to the customer')).toBeVisible()
    await page.clock.runFor(4_000)
    await expect(row).toHaveCount(0)

    await press(button(page, 'Approve it in the console'))
    const review = page.getByRole('dialog', { name: 'Vumba Coffee Roasters', exact: true })
    await press(button(review, 'Approve').last())
    // A tap so soon after the last, at the same place, would be the second half of a double tap.
    await button(page.getByRole('alertdialog'), 'Approve anyway').click()
    await expect(
      page.getByText('Vumba Coffee Roasters has been approved successfully'),
    ).toBeVisible()
    const count = await presses()
    expect(count).toBeGreaterThan(8)
    expect(count).toBeLessThanOrEqual(12)

    await test.step('no notification says who acts: the header does', async () => {
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Demo controls' })).toContainText('Itai')
    })
    await test.step('and there is a way back, to the customer’s receipt', async () => {
      await press(button(page, 'Back to the customer'))
      await expect(receipt).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: 'Bread' })).toBeVisible()
      await expect(button(page, 'Approve it in the console')).toHaveCount(0)
    })
  },
)
