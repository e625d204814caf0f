// Proves R55.
import { pathTo } from '#routes/paths.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { contactSales } from '#tests/support/contact-sales.ts'
import { expect, freshTest as test } from '#tests/support/fixtures.ts'
import { codeAt } from '#tests/support/one-time-codes.ts'
import { codeField } from '#tests/support/sign-in.ts'

// As from a laptop in the local network: a page over plain http that is not the device's own.
test.use({
  allowedProblems: /Cross-Origin-Opener-Policy header has been ignored/,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP laptop.test 127.0.0.1'],
  },
  baseURL: async ({ server }, use) => use(server.url.replace(/\/\/[^:/]+/, '//laptop.test')),
})

test('R55 over plain http a message is saved, and two-factor is turned on', async ({ page }) => {
  await contactSales(page)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  await page.goto(pathTo('account-settings'))
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  const secret = (await page.locator('[data-secret]').innerText()).replaceAll(' ', '')
  await codeField(page).pressSequentially(codeAt(secret, await page.evaluate(() => Date.now())))
  await expect(
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
})
