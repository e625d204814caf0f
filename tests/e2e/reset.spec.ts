import type { Locator, Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { pressTwice } from '#tests/support/press.ts'
import { readDatabase } from '#tests/support/stored-rows.ts'

async function reset(page: Page, press = (button: Locator) => button.click()) {
  await page.getByRole('button', { name: 'Demo controls' }).click()
  await page.getByRole('button', { name: 'Reset to seed' }).click()
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Reset to seed' }))
  await expect(page.getByText('The sample data is back')).toBeVisible()
}

const approve = (page: Page, name: string) => page.getByRole('button', { name: `Approve ${name}` })

test('R38 resetting, pressed twice, gives back exactly the seed once', async ({ page, goTo }) => {
  // The clock stands still, so that the seed's dates are the same at every seeding.
  await page.clock.setFixedTime('2026-11-21T12:14:00Z')
  await goTo('pending-merchants')
  const seeded = await readDatabase(page)
  await approve(page, 'Msasa Pharmacy').click()
  await expect(approve(page, 'Msasa Pharmacy')).toHaveCount(0)
  await goTo('payment-methods')
  await page.getByRole('switch', { name: 'Visa Cards' }).click()
  await expect(page.getByText('Visa Cards has been disabled')).toBeVisible()
  expect(await readDatabase(page)).not.toEqual(seeded)
  await reset(page, pressTwice)
  expect(await readDatabase(page)).toEqual(seeded)
  await expect(page.getByText('The sample data is back')).toHaveCount(1)
})

test('cancelling the question resets nothing', async ({ page, goTo }) => {
  await goTo('pending-merchants')
  await approve(page, 'Msasa Pharmacy').click()
  await expect(approve(page, 'Msasa Pharmacy')).toHaveCount(0)
  await page.getByRole('button', { name: 'Demo controls' }).click()
  await page.getByRole('button', { name: 'Reset to seed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('6 applications are waiting.')).toBeVisible()
})

test('R21 two tabs that reset at once end with one coherent seed', async ({
  context,
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  const other = await context.newPage()
  await other.goto('/super-admin/merchants/pending')
  await settled(other)
  await Promise.all([reset(page), reset(other)])
  const rows = await readDatabase(page)
  expect(rows.merchants).toHaveLength(28)
  expect(rows.seedMarks).toHaveLength(1)
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
})

test('R25 a reset in one tab reaches the other without an empty flash', async ({
  context,
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  const other = await context.newPage()
  await other.goto('/super-admin/merchants/pending')
  await settled(other)
  await approve(page, 'Msasa Pharmacy').click()
  await expect(other.getByText('6 applications are waiting.')).toBeVisible()
  await other.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('main li, main tbody tr')) document.title = 'flashed'
    }).observe(document.body, { subtree: true, childList: true })
  })
  await reset(page)
  await expect(other.getByText('7 applications are waiting.')).toBeVisible()
  await expect(other).not.toHaveTitle('flashed')
})

test('R20 a tab closed in the middle of a reset leaves all of the old or all of the seed', async ({
  context,
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  await approve(page, 'Msasa Pharmacy').click()
  await expect(approve(page, 'Msasa Pharmacy')).toHaveCount(0)
  for (const wait of [0, 20, 60, 120]) {
    const closing = await context.newPage()
    await closing.goto('/super-admin/merchants/pending')
    await settled(closing)
    await closing.getByRole('button', { name: 'Demo controls' }).click()
    await closing.getByRole('button', { name: 'Reset to seed' }).click()
    await closing.getByRole('alertdialog').getByRole('button', { name: 'Reset to seed' }).click()
    await closing.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), wait)
    await closing.close()
    const rows = await readDatabase(page)
    expect(rows.merchants).toHaveLength(28)
    expect(rows.seedMarks).toHaveLength(1)
    expect(rows.transactions.length).toBeGreaterThan(1500)
  }
})
