import { expect, type Page } from 'playwright/test'

/** Nothing on the page is wider than the window, once it has been laid out for it: a list turns into cards a frame later. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, where).toBeLessThanOrEqual(0)
}
