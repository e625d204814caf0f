import type { BrowserContext, Page } from 'playwright/test'
import { settled } from './settled.ts'

/** Opens another tab at an address, on top of those that are open. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/**
 * Goes back to a tab that another one lies over, as a person does before pressing anything there: the browser draws a
 * tab below once a second, and a press waits until what it presses is drawn.
 */
export async function turnTo(page: Page): Promise<void> {
  await page.bringToFront()
}
