// Proves ACC-1.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { codeAt } from '#tests/support/one-time-codes.ts'
import { settled } from '#tests/support/settled.ts'
import { arrive, codeField, reachCode } from '#tests/support/sign-in.ts'

const icon = new URL('../../public/icons/icon-192.png', import.meta.url)
const address = 'tendai@vumbacoffee.example'

/** Returns the authenticator's code at the page's time. */
const codeNow = async (page: Page, secret: string) =>
  codeAt(secret, await page.evaluate(() => Date.now()))

test('with two-factor authentication on, logging in asks for the code of the app, and a recovery code does once', async ({
  page,
  goTo,
}) => {
  await goTo('account-settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  const secret = await page.locator('[data-secret]').innerText()
  await codeField(page).pressSequentially(await codeNow(page, secret.replaceAll(' ', '')))
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving the codes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.goto(pathTo('login'))
  await reachCode(page, address)
  await expect(page.getByText('Enter the code from your authenticator app')).toBeVisible()
  await codeField(page).pressSequentially('000000')
  await expect(page.getByText('Incorrect code.')).toBeVisible()
  await codeField(page).pressSequentially(await codeNow(page, secret.replaceAll(' ', '')))
  await arrive(page)

  await page.goto(pathTo('login'))
  await reachCode(page, address)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Log in' }).click()
  await arrive(page)
  await goTo('account-settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
})

test('an upgrade is invoiced line by line, and the next payment bears the plan’s fee', async ({
  page,
  goTo,
}) => {
  await goTo('upgrade')
  await page.getByRole('button', { name: 'Change to Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change to Business?' })
  await expect(
    dialog.getByText(/^Credit for unused Basic, monthly \(\d+ of 30 days\)/),
  ).toBeVisible()
  await expect(dialog.getByText('$99.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('You’re now on Business')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'View PI-01' }).click()
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await download
  expect(pdf.suggestedFilename()).toBe('PI-01.pdf')
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.goto('/dashboard/payments/transactions?new')
  const form = page.getByRole('dialog', { name: 'Charge a customer' })
  await form.getByLabel('Customer').fill('Tapiwa Live')
  await form.getByLabel('Amount', { exact: true }).fill('100')
  await form.getByLabel('Mobile number').fill('0771111111')
  await expect(form.getByText('The fee is 2.0%.')).toBeVisible()
  await form.getByRole('button', { name: 'Charge' }).click()
  await expect(form).toHaveCount(0)
  await page.goto('/dashboard/payments/transactions/TX-88215')
  await settled(page)
  await expect(page.getByRole('dialog')).toContainText('2.0%')
  await page.keyboard.press('Escape')
  await goTo('transaction-fees')
  await expect(page.getByText(/You’re charged these fees on Business/)).toBeVisible()
})

test(
  'name, picture, figures, currency beside totals and theme are there after a reload, in the frame and on other screens',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('account-settings')
    await page.getByLabel('Your picture').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: readFileSync(icon),
    })
    await expect(page.getByText('Picture saved')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Tendai Marufu')
    await page.getByRole('tab', { name: 'Display' }).click()
    await page.getByRole('radio', { name: '1284.50', exact: true }).check()
    await page.getByRole('radio', { name: 'ZWL', exact: true }).check()
    await page.getByRole('radio', { name: 'Light', exact: true }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()

    await goTo('transaction-fees')
    await expect(page.getByText('$1290.75')).toBeVisible()
    await expect(page.getByText('about ZWL\u00a022588.13')).toBeVisible()
    await expect(
      page.getByText('“About” amounts use a sample rate: ZWL\u00a017.50 per $1.00'),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveClass('light')
    const menu = page.getByRole('button', { name: 'Account menu, Tendai Marufu' })
    await expect(menu.locator('img')).toBeVisible()
    await menu.click()
    await page.getByText('My Account').click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tendai Marufu')
  },
)
