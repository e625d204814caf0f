// Proves NAV-1, NAV-4, UI-1.
import { expect, test } from '#tests/support/fixtures.ts'

const notFound = "The page you're looking for doesn't exist or has been moved."

test('the theme is dark, a switch makes it light, and it stays so', async ({ page, goTo }) => {
  await goTo('merchants')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/light/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/light/)
})

test('R42 odd addresses give a screen or the not-found page', async ({ page, baseURL }) => {
  const said = page.getByText(notFound)
  const merchants = page.getByRole('heading', { level: 1, name: 'Merchants', exact: true })
  await page.goto('/super-admin/merchants/')
  await expect(merchants).toBeVisible()
  for (const path of ['/super-admin//merchants', '/Super-Admin/Merchants']) {
    const answer = await page.goto(new URL(baseURL ?? '').origin + path)
    expect(answer?.status(), path).toBe(200)
    await expect(said.or(merchants)).toBeVisible()
  }
  for (const path of ['/%E0%A4%A', '/Super-Admin/no-such', `/${'long/'.repeat(400)}`]) {
    const answer = await page.goto(new URL(baseURL ?? '').origin + path)
    expect(answer?.status(), path).toBe(200)
    await expect(said).toBeVisible()
  }
})

test('R42 what a chat added to an address is not part of it', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const merchants = page.getByRole('heading', { level: 1, name: 'Merchants', exact: true })
  for (const added of ['.', ')', '%3E', '%20', '&amp;']) {
    const answer = await page.goto(`${origin}/super-admin/merchants${added}`)
    expect(answer?.status(), added).toBe(200)
    await expect(merchants, added).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/super-admin/merchants')
  }
  const facts = '#n=Sample&amp;m=Kariba+Boats&amp;a=1800&amp;c=USD'
  for (const [address, name] of [
    ['/pay/vumba-blend-1kg*,', 'Vumba Blend, 1 kg'],
    [`/pay/not-on-this-phone${facts}).`, 'Sample'],
  ] as const) {
    await page.goto(origin + address)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
})

test('R42 a slash or a null that is written as its code crashes no screen', async ({
  page,
  baseURL,
}) => {
  const expected = {
    '/super-admin%2Fmerchants': notFound,
    '/super-admin/merchants%00': notFound,
    '/%00': notFound,
    '/pay/a%2Fb': 'Payment link not found',
    '/pay/vumba%00': 'Payment link not found',
    '/dashboard/payments/transactions/TX%2F1': 'This business has no transaction with this ID.',
    '/dashboard/payments/transactions/TX-1%00': 'This business has no transaction with this ID.',
  }
  for (const [path, words] of Object.entries(expected)) {
    const answer = await page.goto(new URL(baseURL ?? '').origin + path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByText(words).first(), path).toBeVisible()
  }
})

test(
  'the sidebar names the screen one is on @both',
  { tag: '@core' },
  async ({ page, goTo, isMobile }) => {
    await goTo('fee-structure')
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    const nav = page.getByRole('navigation', { name: 'Main' }).locator('visible=true')
    await expect(nav.getByRole('link', { name: 'Fee Structure' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(nav.getByRole('link', { name: /Pending Merchants/ })).toContainText('7')
    await expect(nav.getByRole('link', { name: /^Cases/ })).toContainText('1')
    await expect(nav.getByRole('link', { name: /^Disputes/ })).toContainText('2')
  },
)
