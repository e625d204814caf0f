import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test'
import { pathTo, type PathId } from '#routes/paths.ts'
import { goWithin, pathOf } from './go-within.ts'
import { launchPersistent } from './launch-persistent.ts'
import { openApp, startOfTests, type OpenedApp } from './opened-app.ts'
import { startServer, type Server } from './server.ts'
import { settled } from './settled.ts'
import { watchContext } from './watch-context.ts'

export interface Options {
  /** The start of the app's clock, or null for the real one. */
  now: string | null
  /** Errors that the test provokes. */
  allowedProblems: RegExp | null
}

interface Fixtures {
  /** Opens a screen by id and waits for its data; from the second on within the app, as its links do. */
  goTo: (id: PathId) => Promise<void>
  /** Opens a browser that stores its data in a folder, so that it can be closed, killed and reopened. */
  openProfile: (folder: string) => Promise<BrowserContext>
}

interface WorkerFixtures {
  server: Server
  /** The context shared by the tests of a worker, created on first use. */
  opened: OpenedApp
}

const originOf = (url = '') => new URL(url).origin

const unexpected = (problems: string[], allowed: RegExp | null) =>
  problems.filter((problem) => !allowed?.test(problem))

// Both kinds of tests use the same worker fixtures, because different ones would start new workers and browsers.
const withServer = base.extend<Options & Fixtures, WorkerFixtures>({
  now: [startOfTests, { option: true }],
  allowedProblems: [null, { option: true }],

  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],

  opened: [
    async ({ browser, server }, use, { project }) => {
      const { viewport, deviceScaleFactor, isMobile, hasTouch, timezoneId, locale } = project.use
      const options: BrowserContextOptions = {
        ...project.use.contextOptions,
        viewport: viewport ?? null,
        serviceWorkers: 'block',
        permissions: ['clipboard-read', 'clipboard-write'],
      }
      const opened = await openApp(browser, server.url, {
        ...options,
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(isMobile && { isMobile, hasTouch: hasTouch ?? false }),
        ...(timezoneId && { timezoneId }),
        ...(locale && { locale }),
      })
      await use(opened)
      await opened.context.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  goTo: async ({ page }, use) => {
    let isOpen = false
    await use(async (id) => {
      if (isOpen) return goWithin(page, pathOf(id))
      await page.goto(pathTo(id))
      await settled(page)
      isOpen = true
    })
  },

  openProfile: async ({ baseURL, serviceWorkers, allowedProblems }, use) => {
    const problems: string[][] = []
    const opened: BrowserContext[] = []
    await use(async (folder) => {
      const context = await launchPersistent(folder, baseURL ?? '', serviceWorkers)
      problems.push(await watchContext(context, originOf(baseURL)))
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
    expect(unexpected(problems.flat(), allowedProblems)).toEqual([])
  },
})

/**
 * For tests of clocks, permissions, motion, faults, a first visit, offline use and installing: each has its own browser
 * context, in which the app was never opened.
 */
export const freshTest = withServer.extend({
  context: async ({ context, baseURL, now, allowedProblems }, use) => {
    const problems = await watchContext(context, originOf(baseURL))
    if (now) await context.clock.install({ time: now })
    await use(context)
    expect(unexpected(problems, allowedProblems)).toEqual([])
  },
})

/**
 * For all other tests: those of a worker share one context, in which the app was opened and seeded once. Each gets a
 * new page, the seeded data and the clock at its start. Changes to the context itself would persist, so tests make none
 * (`page.addInitScript`, not `context.addInitScript`).
 */
export const test = withServer.extend<{ page: Page }>({
  context: async ({ opened, allowedProblems }, use) => {
    await opened.putBack()
    await use(opened.context)
    expect(unexpected(opened.problems, allowedProblems)).toEqual([])
  },
  page: async ({ context }, use) => use(await context.newPage()),
})

export { expect } from 'playwright/test'
export { historyLeft, settled } from './settled.ts'
