// Proves DEMO-16.
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { openDemoControls, unfold } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { pathOf, tours } from '#tests/support/tours.ts'

const card = (page: Page) => page.getByRole('dialog', { name: /./ }).filter({ hasText: ' tour, ' })

async function start(page: Page, label: string) {
  const controls = await openDemoControls(page)
  await unfold(controls, 'Guided tour')
  await controls.getByRole('button', { name: `${label} tour` }).click()
  await expect(controls).toHaveCount(0)
}

for (const { id, label, stops } of tours) {
  // The console is used on computers, where a list is a table.
  const isWide = id === 'administrator'
  test(`the ${label.toLowerCase()}’s tour shows each of its stops, by keyboard${isWide ? ' @desk' : ''}`, async ({
    page,
  }) => {
    await page.goto(pathTo('dashboard'))
    await settled(page)
    await start(page, label)
    for (const [at, stop] of stops.entries()) {
      await expect(card(page)).toContainText(`${label} tour, ${at + 1} of ${stops.length}`)
      await expect(card(page).getByRole('heading', { name: stop.title })).toBeVisible()
      expect(new URL(page.url()).pathname).toMatch(pathOf(stop))
      const { role, name } = stop.target
      const shown = isWide && role === 'list' ? 'table' : role
      const target = page
        .locator('main')
        .getByRole(shown, { name: new RegExp(`^${name}`) })
        .first()
      await expect(target).toHaveAttribute('data-toured')
      await expect(target).toBeInViewport()
      await expect(card(page).getByRole('button', { name: /Next|Finish/ })).toBeFocused()
      await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'ArrowRight')
    }
    if (stops.length % 2 === 0) await page.keyboard.press('Enter')
    await expect(card(page)).toHaveCount(0)
    await expect(page.locator('[data-toured]')).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })
}

test('a tour never starts without being asked, and Escape and Back end it', async ({ page }) => {
  await page.goto(pathTo('reports'))
  await settled(page)
  await expect(card(page)).toHaveCount(0)
  await start(page, 'Merchant')
  await expect(page.locator('[data-toured]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(card(page)).toContainText('3 of 8')
  await page.goBack()
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await start(page, 'Merchant')
  await expect(card(page)).toContainText('1 of 8')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})
