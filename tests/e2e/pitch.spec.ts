// Proves DEMO-7.
import type { Locator, Page } from 'playwright/test'
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { leadPitch } from '#tests/support/lead-pitch.ts'
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
  'the pitch leads itself in ten presses and four texts: their shop, a payment that both sides see, its approval, the offer',
  { tag: '@core' },
  async ({ page }) => {
    const strip = page.getByRole('region', { name: 'Pitch' })
    const presses = await countPresses(page)
    await page.goto('/')
    await openDemoControls(page)

    // The first press starts the pitch.
    const before = await presses()
    await leadPitch(page, { press: (what) => what.tap(), settle })
    await button(strip, 'Make the offer').tap()
    const form = page.getByRole('dialog', { name: 'Make an offer' })
    await expect(form.getByLabel('Monthly takings')).toBeFocused()
    await page.keyboard.type('4,000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('240')
    await page.keyboard.press('Enter')
    const offer = page.getByRole('dialog', { name: 'Offer for Rufaro Bakery' })
    await expect(offer.getByText('Basic costs $182.60 a month')).toBeVisible()
    const count = (await presses()) - before
    expect(count).toBeGreaterThan(8)
    expect(count).toBeLessThanOrEqual(10)
    await page.keyboard.press('Escape')

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
