import { chromium, type BrowserContext } from 'playwright/test'
import { launchOptions } from './browser.ts'

/** Opens a browser whose storage stays in `folder` after it is closed or killed. */
export function launchPersistent(
  folder: string,
  baseURL: string,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    serviceWorkers,
    viewport: { width: 1360, height: 900 },
  })
}
