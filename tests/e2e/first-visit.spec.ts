import { expect, freshTest, settled } from '#tests/support/fixtures.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const pending = '/super-admin/merchants/pending'

freshTest.describe('the sample data of a first visit', () => {
  freshTest.use({ allowedProblems: /index-.*\.js|ERR_FAILED/ })

  freshTest('is there before the app’s own scripts are', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto(pending)
    await page.waitForFunction(async () => globalThis.paidSeeding)
    expect(await storedRows(page, 'merchants')).toHaveLength(28)
    expect(await storedRows(page, 'seedMarks')).toHaveLength(1)
    // Another tab takes what is there.
    const other = await page.context().newPage()
    await other.goto(pending)
    await settled(other)
    await expect(other.getByText('7 applications are waiting.')).toBeVisible()
  })
})

freshTest.describe('a first visit whose worker does not come', () => {
  freshTest.use({ allowedProblems: /seed-worker|ERR_FAILED|sample data did not load/ })

  freshTest('says that a part did not load, and goes on once it does', async ({ page }) => {
    await page.route('**/assets/seed-worker-*.js', (route) => route.abort())
    await page.goto(pending)
    await expect(page.getByRole('heading', { name: 'A part of Paid did not load' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    // It is asked for again by itself.
    await page.unroute('**/assets/seed-worker-*.js')
    await expect(page.getByText('7 applications are waiting.')).toBeVisible()
  })
})
