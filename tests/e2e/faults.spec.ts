// Proves NAV-3.
import { axe } from '#tests/support/axe.ts'
import { download } from '#tests/support/files.ts'
import { expect, freshTest, test } from '#tests/support/fixtures.ts'
import { changeStored } from '#tests/support/stored-rows.ts'
import { turnTo } from '#tests/support/tabs.ts'

test.describe('R26 a query that throws', () => {
  test.use({ allowedProblems: /Broken on purpose/ })

  test(
    'gets the route-failure page inside a standing shell, with ways on @desk',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await goTo('pending-merchants')
      await page.evaluate(() => {
        const index = IDBObjectStore.prototype.index
        IDBObjectStore.prototype.index = function broken(name) {
          if (this.name === 'merchants' && name === 'name') throw new Error('Broken on purpose')
          return index.call(this, name)
        }
      })
      await page.getByRole('link', { name: 'Merchants', exact: true }).click()
      await expect(
        page.getByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeVisible()
      await expect(page.getByText('Broken on purpose')).toBeVisible()
      await page.getByRole('link', { name: 'Fee Structure' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
    },
  )
})

test.describe('a script that is gone from the server', () => {
  test.use({
    // React's error 422: a server-rendered boundary could not be hydrated.
    allowedProblems: /net::ERR_FAILED|Failed to fetch dynamically imported module|error #422/,
  })

  test('R26 a frame without its script fails whole, and leads home all the same @desk', async ({
    page,
  }) => {
    await page.route('**/assets/console-shell*', (route) => route.abort())
    await page.goto('/super-admin/merchants')
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  })

  test(
    'R09 a screen without its script is answered with an offer to reload @desk',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await page.route('**/assets/fee-structure-screen*', (route) => route.abort())
      await goTo('merchants')
      await page.getByRole('link', { name: 'Fee Structure' }).click()
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
      await expect(page.getByText('Part of Paid did not load.')).toBeVisible()

      await page.unroute('**/assets/fee-structure-screen*')
      await page.getByRole('button', { name: 'Reload' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
    },
  )
})

freshTest.describe('R09 the sample data’s script', () => {
  freshTest.use({ allowedProblems: /net::ERR_FAILED|The sample data did not load/ })

  const script = '**/assets/seed-worker*'

  freshTest(
    'that fails once, before anybody enters the demo, is loaded again @desk',
    { tag: '@core' },
    async ({ page }) => {
      await page.route(script, (route) => route.abort(), { times: 1 })
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/')
      await failed
      await page.getByRole('link', { name: 'Try it now' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
    },
  )

  freshTest('that always fails says so, with a way on @desk', async ({ page }) => {
    await page.route(script, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failed
    await page.getByRole('link', { name: 'Try it now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Part of Paid did not load' })).toBeVisible()
    await page.unroute(script)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible()
  })
})

test('R22 two tabs that change fees at once lose nothing', async ({ context, page }) => {
  const other = await context.newPage()
  for (const [tab, method, value] of [
    [page, 'EcoCash', '2.8'],
    [other, 'OneMoney', '2.4'],
  ] as const) {
    await turnTo(tab)
    await tab.goto('/super-admin/payments/fees')
    await tab.getByRole('button', { name: 'Edit Fees' }).click()
    await tab.getByRole('spinbutton', { name: `${method}, Merchant fee` }).fill(value)
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Save Changes' }).press('Enter')),
  )
  for (const tab of [page, other])
    for (const fee of ['2.8%', '2.4%'])
      await expect(tab.getByText(fee, { exact: true }).locator('visible=true')).toBeVisible()
})

test('rows that can’t be read are left out and counted, and come back from the sample data', async ({
  page,
  goTo,
}) => {
  await goTo('merchants')
  await changeStored(page, 'merchants', 'M-003', { status: 'frozen' as 'active' })
  await changeStored(page, 'paymentLinks', '1042', { amount: 'much' as unknown as number })
  await page.reload()
  await expect(page.getByText('Msasa Pharmacy').locator('visible=true').first()).toBeVisible()
  const rows = page.getByRole('region', { name: 'Unreadable rows' })
  await expect(rows).toContainText('2 rows can’t be read')
  await expect(rows).toContainText('1 merchant, 1 payment link')
  // Only here: rows that can’t be read.
  await axe(page)
  await goTo('payment-links')
  await expect(rows).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByText('NaN')).toHaveCount(0)
  await goTo('merchants')
  // Each is found only once something has read it.
  await expect(rows).toContainText('2 rows can’t be read')
  const { name } = await download(page, () =>
    rows.getByRole('button', { name: 'Restore from sample data' }).click(),
  )
  expect(name).toMatch(/^paid-snapshot-.*\.json$/)
  await expect(page.getByText('2 rows restored from the sample data')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await goTo('payment-links')
  await expect(page.getByText('Vumba Blend, 1 kg').locator('visible=true').first()).toBeVisible()
})
