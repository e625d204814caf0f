import type { Page } from 'playwright/test'
import { builtPaths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

// What lies over a list is looked at with it, by the journeys that open it.
const visits = builtPaths.filter(
  ({ path, redirectTo, over }) => !path.includes(':') && !redirectTo && !over,
)
type Visit = (typeof visits)[number]

// The short public pages are one screen, and so are the guides for developers: some stand for all before axe.
const standing = new Set(['landing', 'contact', 'developers-webhooks', 'developers-reference'])
const stands = ({ area, id }: Visit) =>
  (area !== 'public' && area !== 'developers') || standing.has(id)

/** A screen has its title and one heading, and does not scroll sideways, on a narrow phone and at a desk. */
async function visit(page: Page, { path, title }: Visit, between = async () => {}) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await settled(page)
  await expect(page).toHaveTitle(`${title} · Paid`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoSidewaysScroll(page, path)
  await between()
  await page.setViewportSize({ width: 1360, height: 900 })
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoSidewaysScroll(page, path)
}

/** Nor on a phone with letters twice as large. */
async function enlarge(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  await expectNoSidewaysScroll(page)
}

for (const row of visits.filter(stands))
  test(`${row.title} (${row.area}) keeps its room at both widths and with large letters, and holds against axe`, async ({
    page,
  }) => {
    await visit(page, row, () => axe(page))
    if (row.area === 'dashboard' || row.area === 'console') await enlarge(page)
  })

test('each short public page, and each guide, keeps its room at both widths', async ({ page }) => {
  for (const row of visits.filter((each) => !stands(each))) await visit(page, row)
})
