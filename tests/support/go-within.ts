import type { Page } from 'playwright/test'
import { settled } from './settled.ts'

/**
 * Goes to a screen as a link in the app does, and waits for it. A start for each of fifty screens, or the pauses between
 * the looks of `expect`, would take a minute.
 */
export async function goWithin(
  page: Page,
  { path, title }: { path: string; title: string },
): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction((text) => document.title === text, `${title} · Paid`, { polling: 30 })
  await settled(page)
}
