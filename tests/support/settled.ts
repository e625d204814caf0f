import { expect, type Page } from 'playwright/test'

/** Waits until a screen shows its heading and nothing on it is still being read: both of one moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root:has(h1):not(:has([aria-busy=true]))')).toBeVisible()
}
