import { expect, freshTest } from '#tests/support/fixtures.ts'

const pending = '/super-admin/merchants/pending'

freshTest.describe('a first visit whose worker does not come', () => {
  freshTest.use({ allowedProblems: /seed-worker|ERR_FAILED|sample data did not load/ })

  freshTest(
    'says that a part did not load, and goes on once it does',
    { tag: '@core' },
    async ({ page }) => {
      await page.route('**/assets/seed-worker-*.js', (route) => route.abort())
      await page.goto(pending)
      await expect(page.getByRole('heading', { name: 'Part of Paid did not load' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
      // The app retries by itself.
      await page.unroute('**/assets/seed-worker-*.js')
      await expect(page.getByText('7 applications are waiting.')).toBeVisible()
    },
  )
})
