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

/**
 * Expects a screen to have its title and one heading, and not to scroll sideways on a small phone. Every breakpoint has
 * its turn in `npm run test:everyone`.
 */
async function visit(page: Page, { path, title }: Visit) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await settled(page)
  await expect(page).toHaveTitle(`${title} · Paid`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoSidewaysScroll(page, path)
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
  test(`${row.title} (${row.area}) keeps its room and holds against axe`, async ({ page }) => {
    await visit(page, row)
    await axe(page)
    if (row.area === 'dashboard' || row.area === 'console') await enlarge(page)
  })

test('each short public page, and each guide, keeps its room', async ({ page }) => {
  for (const row of visits.filter((each) => !stands(each))) await visit(page, row)
})
