// Proves DEMO-18.
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { chooseAction } from '#tests/support/rows.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Get paid the way/ })
const demo = (page: Page) => page.getByRole('button', { name: 'Demo controls' })
const leave = (page: Page) => page.getByRole('button', { name: 'Leave kiosk' })
const inactive = (page: Page) => page.getByRole('tab', { name: /^Inactive/ })

async function typePin(page: Page, pin: string, button: 'Start' | 'Leave') {
  const form = page.getByRole('dialog')
  await form.getByLabel(/^PIN/).fill(pin)
  await form.getByRole('button', { name: button, exact: true }).click()
}

/** Turns off the barista class’s link, or on again. */
async function turnLink(page: Page, to: 'Activate' | 'Deactivate') {
  await chooseAction(page, 'Barista class deposit', to)
  await expect(page.getByText(`Payment link status ${to.toLowerCase()}d`)).toBeVisible()
}

test('a kiosk starts over with its snapshot when nobody uses it, stays over a reload, and only its PIN ends it', async ({
  page,
}) => {
  await page.goto(pathTo('payment-links'))
  await settled(page)
  await turnLink(page, 'Deactivate')
  await page.goto(pathTo('trainer'))
  await settled(page)
  await page.getByRole('button', { name: 'Save snapshot' }).click()
  await page.getByLabel('Name').fill('Fair')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fair saved')).toBeVisible()
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await page.getByRole('button', { name: /^Starts with/ }).click()
  await page.getByRole('option', { name: 'Fair' }).click()
  await typePin(page, '12', 'Start')
  await expect(page.getByText('Use 4 to 6 digits')).toBeVisible()
  await typePin(page, '2580', 'Start')
  await expect(heading(page)).toBeVisible()
  await expect(leave(page)).toBeVisible()
  await expect(demo(page)).toHaveCount(0)

  await test.step('its visitors can’t reach the presenter’s pages and links', async () => {
    await page.goto(pathTo('trainer'))
    await expect(page).toHaveURL('/')
    await page.goto(`${pathTo('payment-links')}?reset`)
    await settled(page)
    await expect(page).toHaveURL(pathTo('payment-links'))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(demo(page)).toHaveCount(0)
  })
  await test.step('what a visitor did is gone after two idle minutes', async () => {
    await expect(inactive(page)).toContainText('3')
    await turnLink(page, 'Activate')
    await expect(inactive(page)).toContainText('2')
    await page.clock.runFor(110_000)
    await expect(inactive(page)).toContainText('2')
    await page.clock.runFor(20_000)
    await expect(heading(page)).toBeVisible()
    await page.goto(pathTo('payment-links'))
    await expect(inactive(page)).toContainText('3')
  })
  await test.step('wrong PINs wait, and the right one brings back the demo controls', async () => {
    await leave(page).click()
    await expect(page.getByRole('dialog', { name: 'Leave kiosk' })).toBeVisible()
    // Only here: a kiosk.
    await axe(page)
    for (const wrong of ['1111', '2222', '3333']) await typePin(page, wrong, 'Leave')
    await expect(page.getByText(/^Too many wrong PINs/)).toBeVisible()
    await typePin(page, '2580', 'Leave')
    await expect(page.getByText(/^Too many wrong PINs/)).toBeVisible()
    await page.clock.runFor(31_000)
    await typePin(page, '2580', 'Leave')
    await expect(page.getByText('Kiosk ended')).toBeVisible()
    await expect(demo(page)).toBeVisible()
  })
})
