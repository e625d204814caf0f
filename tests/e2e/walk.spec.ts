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

/** From a phone to a wide desk, but for the narrowest, at which a screen is opened. */
const widths = [360, 768, 1024, 1360, 1920]

/** A screen has its title and one heading, and does not scroll sideways, on a narrow phone and wherever there is more room. */
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
  test(`${row.title} (${row.area}) keeps its room at every width and with large letters, and holds against axe`, async ({
    page,
  }) => {
    await visit(page, row, () => axe(page))
    if (row.area === 'dashboard' || row.area === 'console') await enlarge(page)
  })

test('each short public page, and each guide, keeps its room at every width', async ({ page }) => {
  for (const row of visits.filter((each) => !stands(each))) await visit(page, row)
})
