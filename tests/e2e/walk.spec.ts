// Proves UI-4.
import type { Page } from 'playwright/test'
import { builtPaths } from '#routes/paths.ts'
import { axeInBothThemes } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { findBareTexts } from '#tests/support/translator.ts'

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

/** Expects an open screen to have one heading, texts that can be translated, and no sideways scroll on a small phone. */
async function keepsItsRoom(page: Page, { path, title }: Visit) {
  await expect(page).toHaveTitle(`${title} · Paid`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(findBareTexts)).toEqual([])
  await expectNoSidewaysScroll(page, path)
}

/** Opens a screen on a small phone. Every breakpoint has its turn in `npm run test:everyone`. */
async function visit(page: Page, row: Visit) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(row.path)
  await settled(page)
  await keepsItsRoom(page, row)
}

/** Nor with text at double size. */
async function enlarge(page: Page) {
  const enlarged = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to
    }, size)
  await page.setViewportSize({ width: 360, height: 740 })
  await enlarged('200%')
  await settled(page)
  await expectNoSidewaysScroll(page)
  await enlarged('')
}

const atOnce = 8

// One start for eight screens: the app's start would take as long as the rest.
const withinApp = ['dashboard', 'console', 'auth', 'presenter'] as const
for (const area of withinApp) {
  const rows = visits.filter((row) => row.area === area)
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce)
    test(
      `${area}, ${part[0]?.title} to ${part.at(-1)?.title}: keep their room and hold against axe`,
      { tag: '@core' },
      async ({ page }) => {
        for (const [at, row] of part.entries())
          await test.step(row.title, async () => {
            await page.setViewportSize({ width: 320, height: 640 })
            if (at === 0) await page.goto(row.path)
            await goWithin(page, row)
            await keepsItsRoom(page, row)
            await axeInBothThemes(page)
            if (area === 'dashboard' || area === 'console') await enlarge(page)
          })
      },
    )
  }
}

const apart = visits.filter(({ area }) => !withinApp.some((each) => each === area))

for (const row of apart.filter(stands))
  test(
    `${row.title} (${row.area}) keeps its room and holds against axe`,
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, row)
      await axeInBothThemes(page)
    },
  )

test(
  'each short public page, and each guide, keeps its room',
  { tag: '@core' },
  async ({ page }) => {
    for (const row of apart.filter((each) => !stands(each))) await visit(page, row)
  },
)
