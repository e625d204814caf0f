import type { Page } from 'playwright/test'
import { builtPaths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

const visits = builtPaths.filter(({ path, redirectTo }) => !path.includes(':') && !redirectTo)

for (const { title, area, path } of visits)
  test(`${title} (${area}) holds against axe`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await axe(page)
  })

async function expectNoSidewaysScroll(page: Page, path: string) {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, path).toBeLessThanOrEqual(room ?? 0)
}

test('every screen has its heading and does not scroll sideways, on a narrow phone and at a desk', async ({
  page,
}) => {
  test.slow()
  for (const { path, title } of visits) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(`${title} · Paid`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page, path)
    await page.setViewportSize({ width: 1360, height: 900 })
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page, path)
  }
})
