import { pathTo, type PathId } from '#routes/paths.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

/** The screens of the ten main journeys, whose names, roles and order are kept in `tree/`. */
const main: PathId[] = [
  'login',
  'dashboard',
  'payment-links',
  'transactions',
  'invoices',
  'payouts',
  'business',
  'pending-merchants',
  'fee-structure',
]

const paths = [...main.map((id) => [id, pathTo(id)]), ['checkout', '/pay/vumba-blend-1kg']] as const

for (const [id, path] of paths)
  test(`${id} reads as kept`, async ({ page }) => {
    await page.goto(path ?? '')
    await settled(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${id}.aria.yml` })
  })
