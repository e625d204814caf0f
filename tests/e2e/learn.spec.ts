// Proves DEMO-28.
import { start, solved } from '#tests/support/exercises.ts'
import { expect, freshTest } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { chooseAction } from '#tests/support/rows.ts'

freshTest(
  'a link opens a set in a fresh browser; its first task is solved and leads on to the next',
  async ({ page }) => {
    await page.goto('/learn?exercises=link-off,new-link&name=Monday')
    await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
    await expect(page.getByText('0 of 2 solved')).toBeVisible()
    await start(page, 'Stop taking deposits for the barista class')
    await goWithin(page, pathOf('payment-links'))
    await chooseAction(page, 'Barista class deposit', 'Deactivate')
    await solved(page, /Next: Create a payment link for a gift voucher$/)

    await expect(page).toHaveURL('/learn')
    await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
    await expect(page.getByText(/^1 of 2 solved, \d+:\d\d$/)).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Start: Create a payment link for a gift voucher' }),
    ).toBeVisible()
  },
)
