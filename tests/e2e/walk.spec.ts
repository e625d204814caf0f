import { builtPaths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

const visits = builtPaths.filter(({ path, redirectTo }) => !path.includes(':') && !redirectTo)

// The short public pages are one screen: one of them stands for all.
const oneEach = visits.filter(
  ({ area, id }) => area !== 'public' || id === 'landing' || id === 'contact',
)

for (const { title, area, path } of oneEach)
  test(`${title} (${area}) holds against axe`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await axe(page)
  })

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
