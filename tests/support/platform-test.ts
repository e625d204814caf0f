import { expect, type Page } from 'playwright/test'
import { builtPaths } from '#routes/paths.ts'
import { freshTest as base } from './fixtures.ts'
import { settled } from './settled.ts'
import { startServer, type Server } from './server.ts'
import { removeCopies } from './variants.ts'

/** For tests that stop the server or change its files: each has its own server. */
export const test = base.extend<{ ownServer: Server }>({
  ownServer: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.kill()
    await removeCopies()
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
})

/** The paths that open a page, each with the row whose screen answers. */
export const visits = builtPaths
  .filter(({ path }) => !path.includes(':'))
  .map((row) => ({ row, target: builtPaths.find(({ id }) => id === row.redirectTo) ?? row }))

/** One path of each area, and the redirects. */
export const onePerArea = visits.filter(
  ({ row }, at) =>
    row.redirectTo || at === visits.findIndex((first) => first.row.area === row.area),
)

/** Errors that a browser logs when the server is gone, or disappears during a request. */
export const noServer =
  /net::ERR_(CONNECTION_\w+|FAILED|INCOMPLETE_CHUNKED_ENCODING)|Failed to fetch|Unable to preload CSS/

/** Opens a screen and waits until the app is available offline. */
export async function openUntilReady(page: Page): Promise<void> {
  await page.goto('super-admin/merchants/pending')
  await settled(page)
  await expect(page.getByText('offline ready')).toBeVisible()
}

export { expect } from 'playwright/test'
export { settled } from './settled.ts'
