import type { Page } from 'playwright/test'

declare global {
  /** The page has asked for a step back, which browsers take a while later. */
  var isSteppingBack: boolean | undefined
}

/**
 * Waits until a step back that the page has asked for is taken. It would take the place of an address that is typed
 * meanwhile, which no person does so fast; the app's own links wait by themselves.
 */
export async function stepsTaken(page: Page): Promise<void> {
  if (await page.evaluate(() => globalThis.isSteppingBack))
    await page.waitForFunction(() => !globalThis.isSteppingBack, undefined, { polling: 30 })
}

/** Waits until what is closing has left the history. */
export async function historyLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.layers, undefined, { polling: 30 })
}

/** Waits until the screen itself, rather than its snapshot, shows its heading and has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('last-look') === null &&
      // Not by checkVisibility, which some browsers lack (e2e/browsers.spec.ts).
      document.querySelector('#root:has(h1):not(:has([aria-busy=true]))')?.getClientRects()[0] !==
        undefined,
    undefined,
    // Polls more often than `expect` does, which saves minutes over all tests.
    { polling: 30 },
  )
}
