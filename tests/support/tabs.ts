import type { BrowserContext, Page } from 'playwright/test'
import { settled } from './settled.ts'

/** Opens another tab at an address, in front of the others. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/**
 * Brings a tab to the front before pressing anything: browsers paint a background tab once a second, and a press waits
 * for its target to be painted.
 */
export async function turnTo(page: Page): Promise<void> {
  await page.bringToFront()
}
