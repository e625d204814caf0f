import type { Page } from 'playwright/test'
import { builtPaths, type PathId } from '#routes/paths.ts'
import { settled } from './settled.ts'

/** Returns the row of a screen, or of the screen that a redirect leads to. */
export function pathOf(id: PathId): { path: string; title: string } {
  const found = builtPaths.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found.redirectTo ? pathOf(found.redirectTo) : found
}

/**
 * Goes to a screen as a link in the app does, and waits for it. A start for each of fifty screens, or the pauses between
 * the looks of `expect`, would take a minute.
 */
export async function goWithin(
  page: Page,
  { path, title }: { path: string; title: string },
): Promise<void> {
  // Nobody can press a link under a dialog, and one that is closing would go back afterwards.
  const noDialog = () => !document.querySelector('[role=dialog], [role=alertdialog]')
  await page.waitForFunction(noDialog, null, { polling: 30 })
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction((text) => document.title === text, `${title} · Paid`, { polling: 30 })
  await settled(page)
}
