// Proves R47.
import type { BrowserContext, Page } from 'playwright/test'
import { expect, freshTest as test, settled } from '#tests/support/fixtures.ts'
import { approveRow } from '#tests/support/review.ts'

const home = '/dashboard'
const transactions = '/dashboard/payments/transactions'

test.use({ serviceWorkers: 'block' })

const looks = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('last-look '))
      .map((key) => key.slice('last-look '.length)),
  )

/** Opens a screen and waits until its snapshot is stored. */
async function openUntilKept(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
  await expect.poll(() => looks(page)).toContain(path)
}

/** Blocks the app's own scripts; returns a function that releases them. */
async function holdApp(context: BrowserContext): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test(
  'a screen is there as it was last seen before the app is, and the app takes its place',
  { tag: '@core' },
  async ({ page, context }) => {
    await openUntilKept(page, transactions)
    const release = await holdApp(context)
    await page.reload({ waitUntil: 'commit' })
    const look = page.locator('#last-look')
    await expect(look.getByText('Transactions').first()).toBeVisible()
    await expect(look).toHaveAttribute('aria-hidden', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 20)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
    release()
    await expect(look).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It may be off by a pixel, because fractional positions in the snapshot add up differently.
    expect(Math.abs((await page.evaluate(() => scrollY)) - 20)).toBeLessThan(2)
  },
)

test('a first visit shows what the sample has on every day, and the app takes its place', async ({
  page,
  context,
}) => {
  const release = await holdApp(context)
  const look = page.locator('#last-look')
  // What the address asks for may be something else.
  await page.goto(`${home}?range=7`, { waitUntil: 'commit' })
  await expect(page.locator('#root > div')).toBeVisible()
  await expect(look).toHaveCount(0)

  await page.goto(home, { waitUntil: 'commit' })
  for (const figure of ['$3,240.50', '$750.25', '$124.50', '2.4% of payments'])
    await expect(look.getByText(figure)).toBeVisible()
  await expect(look).toHaveAttribute('aria-hidden', 'true')
  await expect(look).toHaveAttribute('aria-busy', 'true')
  const available = await look.getByText('$3,240.50').boundingBox()
  await look.locator('header button[aria-label*="theme"]').click()
  release()
  await expect(look).toHaveCount(0)
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  const figure = page.locator('#root').getByText('$3,240.50')
  expect((await figure.boundingBox())?.y).toBe(available?.y)

  // From now on the data may be another's.
  await page.goto('/legal/terms')
  await page.evaluate(() => localStorage.removeItem('last-look /dashboard'))
  const releaseAgain = await holdApp(context)
  await page.goto(home, { waitUntil: 'commit' })
  await expect(page.locator('#root > div')).toBeVisible()
  await expect(look).toHaveCount(0)
  releaseAgain()
})

test('what is typed and pressed before the app is ready is done once it is', async ({
  page,
  context,
}) => {
  await openUntilKept(page, transactions)
  const release = await holdApp(context)
  await page.reload({ waitUntil: 'commit' })
  const look = page.locator('#last-look')
  await expect(look).toBeVisible()
  await look.locator('[role=searchbox]').pressSequentially('Zodwa')
  await look.locator('header button[aria-label*="theme"]').click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  release()
  await expect(look).toHaveCount(0)
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  await expect(page.locator('#root [role=searchbox]')).toHaveValue('Zodwa')
})

test('what is typed and pressed on the landing page before the app is there is done once it is', async ({
  page,
  context,
}) => {
  const release = await holdApp(context)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Customer pays').fill('500.00')
  await page.getByRole('radio', { name: 'Card', exact: true }).first().click()
  await page.getByRole('button', { name: 'Contact Sales' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await page.getByRole('dialog', { name: 'Contact Sales' }).getByLabel('Name').fill('Rudo')
  await page.keyboard.press('Escape')
  await expect(page.getByText('$485.20')).toBeVisible()
})

test('a write in another tab takes every picture away', async ({ page, context }) => {
  await openUntilKept(page, home)
  await openUntilKept(page, transactions)
  expect(await looks(page)).toEqual(expect.arrayContaining([home, transactions]))
  await page.goto('/legal/terms')

  const other = await context.newPage()
  await other.goto('/super-admin/merchants/pending')
  await approveRow(other, 'Msasa Pharmacy')
  await expect(other.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  await expect.poll(() => looks(page)).not.toContain(home)
  await expect.poll(() => looks(page)).not.toContain(transactions)
  await other.close()
})

test('what is typed, a layer, the checkout and the sign-in are not kept', async ({ page }) => {
  for (const path of ['/pay/vumba-blend-1kg', '/auth/login', '/auth/signup', '/']) {
    await page.goto(path)
    await settled(page)
    await page.clock.runFor(3000)
  }
  expect(await looks(page)).toEqual([])

  await openUntilKept(page, transactions)
  await page.evaluate(() => localStorage.clear())
  await page.locator('#root [role=searchbox]').fill('Zodwa')
  await page.clock.runFor(3000)
  expect(await looks(page)).toEqual([])
})

test('another theme, another version and another day have no picture', async ({
  page,
  context,
}) => {
  await openUntilKept(page, home)
  const release = await holdApp(context)
  for (const change of [
    () => page.evaluate(() => localStorage.setItem('theme', 'light')),
    () => page.clock.setSystemTime(Date.now() + 3 * 86_400_000),
  ]) {
    await change()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('#root > div')).toBeVisible()
    await expect(page.locator('#last-look')).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('theme'))
  }
  release()
})
