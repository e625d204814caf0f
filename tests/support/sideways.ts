import { expect, type Page } from 'playwright/test'

/** Expects nothing to be wider than the window, after layout has settled: a list turns into cards one frame later. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, where).toBeLessThanOrEqual(0)
}
