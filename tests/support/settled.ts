import type { Page } from 'playwright/test'

/** Waits until a screen itself, and no picture of it, shows its heading and nothing on it is still being read. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('last-look') === null &&
      (document.querySelector('#root:has(h1):not(:has([aria-busy=true]))')?.checkVisibility() ??
        false),
    undefined,
    // An `expect` would look twice a second: over all the tests that is minutes.
    { polling: 30, timeout: 20_000 },
  )
}
