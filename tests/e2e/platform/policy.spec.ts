import { expect, settled, test, visits } from '#tests/support/platform-test.ts'
import { watchContext } from '#tests/support/watch-context.ts'

test('R12 R41 every path keeps to its policy and its own address', async ({ page }) => {
  test.slow()
  // What the pages did is held against the rules when the test ends, as in every other test.
  for (const { row } of visits) {
    const response = await page.goto(row.path)
    await settled(page)
    expect(response?.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
    await expect(policy).toHaveAttribute(
      'content',
      /^default-src 'none'; script-src 'self' 'sha256-/,
    )
    await expect(policy).not.toHaveAttribute('content', /unsafe/)
  }
})

test('R12 R41 a break of either would be seen', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
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
  await page.goto('/super-admin/merchants')
  await settled(page)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
})

test('R42 addresses typed wrongly do not break the app', async ({ page, request, baseURL }) => {
  const wrong = ['%E0%A4%A', '/', 'Super-Admin/no-such', 'long/'.repeat(400)]
  for (const path of wrong) {
    const answer = await request.get(`${baseURL}${path}`, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(200)
  }
  await page.goto('/super-admin/merchants/')
  await expect(page.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible()
  for (const path of wrong.filter((each) => each !== '/')) {
    await page.goto(`${baseURL}${path}`)
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
  }
})
