import { expect, freshTest as test, settled } from '#tests/support/fixtures.ts'
import { visits } from '#tests/support/platform-test.ts'
import { watchContext } from '#tests/support/watch-context.ts'
import { approveRow } from '#tests/support/review.ts'

test.use({ serviceWorkers: 'block' })

/** The screens that scan, and no others, may use the camera. */
const cameraPaths = [
  '/pay-here',
  '/dashboard/payments/scan',
  '/dashboard/payments/check',
  '/trainer/scan',
  '/trainer/board',
  '/drill',
]

// Every test also checks a page in use against the same rules (watch-context.ts), and the walk opens every path that
// way.
test('R12 R41 DEMO-20 every path comes with its headers and its policy', async ({ request }) => {
  for (const { row } of visits) {
    const response = await request.get(row.path)
    expect(response.headers(), row.path).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining(
        cameraPaths.includes(row.path) ? 'camera=(self)' : 'camera=()',
      ),
    })
    const html = await response.text()
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    expect(policy, row.path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, row.path).not.toContain('unsafe')
  }
})

test('R12 R41 a break of either would be seen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const problems = await watchContext(context, 'http://elsewhere.invalid')
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  await settled(page)
  expect(problems).toContain(`request: ${baseURL}`)

  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => problems).toContain('console: policy: style-src-elem inline ')
  await context.close()
})

test('R27 the app starts dark where nothing can be remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await settled(page)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.goto('/super-admin/merchants/pending')
  await settled(page)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
})

test('R27 where there is no room to remember anything, the app goes on all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/super-admin/merchants/pending')
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  await page.goto('/dashboard/payments')
  await settled(page)
  await page.goto('/auth/login')
  await settled(page)
})
