// Proves NAV-2.
import { expect, test } from '#tests/support/fixtures.ts'

test(
  'an unknown path says so, is written to the console, and leads home',
  { tag: '@core' },
  async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/no/such-place')
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
    await expect.poll(() => lines.join('\n')).toContain('/no/such-place')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
