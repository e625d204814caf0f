import { expect, type Page } from 'playwright/test'

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, where).toBeLessThanOrEqual(room ?? 0)
}
