import type { Browser, BrowserContextOptions } from 'playwright/test'
import { startOfTests } from './opened-app.ts'
import { watchContext } from './watch-context.ts'

/** Opens the app on a phone that shares nothing with the seller's; `options` make it another device. */
export async function anotherPhone(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ...options,
  })
  const problems = await watchContext(context, new URL(baseURL).origin)
  await context.clock.install({ time: startOfTests })
  return { page: await context.newPage(), problems, close: () => context.close() }
}
