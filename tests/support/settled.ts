import type { Page } from 'playwright/test'

/** Waits until the screen itself, rather than its snapshot, shows its heading and has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('last-look') === null &&
      (document.querySelector('#root:has(h1):not(:has([aria-busy=true]))')?.checkVisibility() ??
        false),
    undefined,
    // Polls more often than `expect` does, which saves minutes over all tests.
    { polling: 30, timeout: 20_000 },
  )
}
