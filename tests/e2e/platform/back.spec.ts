import type { Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'

/** On a phone, where the Back button is the way to close things. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const queue = /\/super-admin\/merchants\/pending$/
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** A page before the one tested, so that Back has somewhere to lead. */
async function arrive(page: Page) {
  await page.goto('/super-admin/merchants')
  await settled(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: /^Pending Merchants/ }).click()
  await expect(page).toHaveURL(queue)
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Back now leaves the page: nothing was left behind in the history. */
async function backLeaves(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/super-admin\/merchants$/)
}

test.describe('R44 Back on a phone', () => {
  test('closes the question, then the sheet under it, then leaves', async ({ page }) => {
    await arrive(page)
    await page.getByRole('button', { name: 'Demo controls' }).click()
    await page.getByRole('button', { name: 'Reset to seed' }).click()
    const question = page.getByRole('alertdialog', { name: 'Reset to seed?' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(dialog(page, 'Demo controls')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(queue)
    await backLeaves(page)
  })

  test('closes the document, then the review under it, then leaves', async ({ page }) => {
    await arrive(page)
    await page.getByRole('button', { name: 'Review Msasa Pharmacy' }).click()
    await page.getByRole('button', { name: 'View Health Certificate' }).click()
    await expect(dialog(page, 'Health Certificate')).toBeVisible()
    await page.goBack()
    await expect(dialog(page, 'Health Certificate')).toHaveCount(0)
    await expect(dialog(page, 'Msasa Pharmacy')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(queue)
    await backLeaves(page)
  })

  for (const [what, button, title] of [
    ['the account menu', /Account menu/, /Account menu/],
    ['the navigation', 'Open menu', 'Menu'],
    ['the demo controls', 'Demo controls', 'Demo controls'],
  ] as const) {
    test(`closes ${what}, and again when it is opened again`, async ({ page }) => {
      await arrive(page)
      for (const time of ['first', 'second']) {
        await page.getByRole('button', { name: button }).click()
        await expect(dialog(page, title), time).toBeVisible()
        await page.goBack()
        await expect(dialog(page, title), time).toHaveCount(0)
        await expect(page).toHaveURL(queue)
      }
      await backLeaves(page)
    })

    test(`after ${what} was closed otherwise leaves at once`, async ({ page }) => {
      await arrive(page)
      await page.getByRole('button', { name: button }).click()
      await expect(dialog(page, title)).toBeVisible()
      await page.keyboard.press('Escape')
      await backLeaves(page)
    })
  }

  test('Forward after a closed sheet does no harm', async ({ page }) => {
    await arrive(page)
    await page.getByRole('button', { name: 'Demo controls' }).click()
    await expect(dialog(page, 'Demo controls')).toBeVisible()
    await page.goBack()
    await expect(dialog(page, 'Demo controls')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(queue)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await backLeaves(page)
  })

  test('a place chosen in the navigation is left to the page before it', async ({ page }) => {
    await arrive(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Fee Structure' }).click()
    await expect(page).toHaveURL(/\/fees$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(queue)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await backLeaves(page)
  })

  test('asks before it drops edits, and stays when told to', async ({ page }) => {
    await page.goto('/super-admin/merchants')
    await settled(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Fee Structure' }).click()
    await page.getByRole('button', { name: 'Edit Fees' }).click()
    const fee = page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })
    await fee.fill('2.9')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(fee).toHaveValue('2.9')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/super-admin\/merchants$/)
  })
})
