import type { Page } from 'playwright/test'
import { askToReset, openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, historyLeft, settled, test } from '#tests/support/fixtures.ts'

const queue = /\/super-admin\/merchants\/pending$/
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens another screen through the navigation, so that there is a page to go back to. */
async function choose(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function enterQueue(page: Page) {
  await choose(page, /^Pending Merchants/)
  await expect(page).toHaveURL(queue)
  await settled(page)
}

/** Opens a page before the tested one, so that Back has somewhere to go. */
async function arrive(page: Page) {
  await page.goto('/super-admin/merchants')
  await settled(page)
  await enterQueue(page)
}

/** Expects Back to leave the page, with nothing left over in the history. */
async function backLeaves(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/super-admin\/merchants$/)
}

test.describe('R44 Back on a phone', () => {
  test(
    'closes what lies on top, then what is under it, then leaves',
    { tag: '@core' },
    async ({ page }) => {
      await test.step('closes the question, then the sheet under it, then leaves', async () => {
        await arrive(page)
        const question = await askToReset(page)
        await page.goBack()
        await expect(question).toHaveCount(0)
        await expect(dialog(page, 'Demo controls')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(queue)
        await backLeaves(page)
      })
      await test.step('closes the document, then the review under it, then leaves', async () => {
        await enterQueue(page)
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
    },
  )

  test('closes a menu, the navigation and the demo controls, each time', async ({ page }) => {
    await page.goto('/super-admin/merchants')
    await settled(page)
    for (const [what, button, title] of [
      ['the account menu', /Account menu/, /Account menu/],
      ['the navigation', 'Open menu', 'Menu'],
      ['the demo controls', 'Demo controls', 'Demo controls'],
    ] as const) {
      const open = async () => {
        await page.getByRole('button', { name: button }).click()
        await expect(dialog(page, title)).toBeVisible()
      }
      await enterQueue(page)
      for (const time of ['first', 'second'])
        await test.step(`${what} the ${time} time`, async () => {
          await open()
          await page.goBack()
          await expect(dialog(page, title)).toHaveCount(0)
          await expect(page).toHaveURL(queue)
        })
      await backLeaves(page)
      await test.step(`${what}: leaves at once where it was closed otherwise`, async () => {
        await enterQueue(page)
        await open()
        await page.keyboard.press('Escape')
        await backLeaves(page)
      })
    }
  })

  test('Forward after a closed sheet does no harm, and a place chosen is left to the page before it', async ({
    page,
  }) => {
    await test.step('Forward after a closed sheet does no harm', async () => {
      await arrive(page)
      const controls = await openDemoControls(page)
      await page.goBack()
      await expect(controls).toHaveCount(0)
      await page.goForward()
      await expect(page).toHaveURL(queue)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The app steps back from the closed sheet's entry by itself.
      await historyLeft(page)
      await backLeaves(page)
    })
    await test.step('leaves a place chosen in the navigation to the page before it', async () => {
      await enterQueue(page)
      await choose(page, 'Fee Structure')
      await expect(page).toHaveURL(/\/fees$/)
      await page.goBack()
      await expect(page).toHaveURL(queue)
      await backLeaves(page)
    })
  })

  test('asks before it drops edits, and stays when told to', async ({ page }) => {
    await page.goto('/super-admin/merchants')
    await settled(page)
    await choose(page, 'Fee Structure')
    await page.getByRole('button', { name: 'Edit Fees' }).click()
    const fee = page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })
    await fee.fill('2.9')
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
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
