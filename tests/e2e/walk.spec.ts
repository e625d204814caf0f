// Proves UI-4.
import type { Page } from 'playwright/test'
import { builtPaths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

// Sheets over a list are examined by the journeys that open them.
const visits = builtPaths.filter(
  ({ path, redirectTo, over }) => !path.includes(':') && !redirectTo && !over,
)
type Visit = (typeof visits)[number]

// The short public pages share one screen, and so do the developer guides, so axe checks only some of them.
const standing = new Set([
  'landing',
  'features',
  'contact',
  'developers-webhooks',
  'developers-reference',
])
const stands = ({ area, id }: Visit) =>
  (area !== 'public' && area !== 'developers') || standing.has(id)

/** From a phone to a wide desktop, except the narrowest, at which a screen opens. */
const widths = [360, 768, 1024, 1360, 1920]

/** Expects a screen to have its title and one heading, and not to scroll sideways at any width. */
async function visit(page: Page, { path, title }: Visit, between = async () => {}) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await settled(page)
  await expect(page).toHaveTitle(`${title} · Paid`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoSidewaysScroll(page, path)
  await between()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page, `${path} at ${width}`)
  }
}

/** Nor on a phone with text at double size. */
async function enlarge(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  await expectNoSidewaysScroll(page)
}

for (const row of visits.filter(stands))
  test(`${row.title} (${row.area}) keeps its room at every width and with large letters, and holds against axe`, async ({
    page,
  }) => {
    await visit(page, row, () => axe(page))
    if (row.area === 'dashboard' || row.area === 'console') await enlarge(page)
  })

test('each short public page, and each guide, keeps its room at every width', async ({ page }) => {
  for (const row of visits.filter((each) => !stands(each))) await visit(page, row)
})
