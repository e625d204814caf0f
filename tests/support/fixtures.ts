import { expect, test as base, type BrowserContext, type Page } from 'playwright/test'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { launchPersistent } from './launch-persistent.ts'
import { startServer, type Server } from './server.ts'
import { watchContext } from './watch-context.ts'

export interface Options {
  /** The instant at which the app's clock starts, or null for the real one. */
  now: string | null
  /** Errors that this test provokes. */
  allowedProblems: RegExp | null
}

interface Fixtures {
  /** Opens a screen by its name and waits until its data is there. */
  goTo: (id: PathId) => Promise<void>
  /** A page of the app with its sample data in the database. */
  seeded: Page
  /** A browser that keeps what it stores in a folder, to be closed, killed and opened again. */
  openProfile: (folder: string) => Promise<BrowserContext>
}

interface WorkerFixtures {
  server: Server
}

/** Waits until a screen shows its heading and nothing on it is still being read: both of one moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root:has(h1):not(:has([aria-busy=true]))')).toBeVisible()
}

const originOf = (url = '') => new URL(url).origin

const unexpected = (problems: string[], allowed: RegExp | null) =>
  problems.filter((problem) => !allowed?.test(problem))

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  now: ['2026-11-21T12:14:00Z', { option: true }],
  allowedProblems: [null, { option: true }],

  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context, baseURL, now, allowedProblems }, use) => {
    const problems = await watchContext(context, originOf(baseURL))
    if (now) await context.clock.install({ time: now })
    await use(context)
    expect(unexpected(problems, allowedProblems)).toEqual([])
  },

  goTo: async ({ page }, use) => {
    await use(async (id) => {
      await page.goto(pathTo(id))
      await settled(page)
    })
  },

  seeded: async ({ page, goTo }, use) => {
    await goTo('pending-merchants')
    await use(page)
  },

  openProfile: async ({ baseURL, allowedProblems }, use) => {
    const problems: string[][] = []
    const opened: BrowserContext[] = []
    await use(async (folder) => {
      const context = await launchPersistent(folder, baseURL ?? '')
      problems.push(await watchContext(context, originOf(baseURL)))
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
    expect(unexpected(problems.flat(), allowedProblems)).toEqual([])
  },
})

export { expect } from 'playwright/test'
