import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/build/serve.mjs'
import { openProfile, openScreen, slowDown } from './browser.mjs'
import { beside, median } from './figures.mjs'

const runs = 5

/** What a frame may take, in milliseconds. */
const frame = 16

/**
 * In the page: marks when an element is painted, which is when its animations begin to move, and when they are over.
 * The frame before changes the page or its data, and moves nothing.
 */
function installMarks() {
  window.markMoves = ({ selector, words, lasts }) =>
    new Promise((resolve) => {
      const begin = () => {
        performance.mark('moves-begin')
        setTimeout(() => resolve(performance.mark('moves-end').name), lasts)
      }
      const watch = new MutationObserver(() => {
        const found = [...document.querySelectorAll(selector)]
        if (!found.some(({ textContent }) => textContent.startsWith(words))) return
        watch.disconnect()
        requestAnimationFrame(() => {
          void scheduler.postTask(begin, { priority: 'user-blocking' })
        })
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
}

const strip = '.animate-hang'

/** The animated moments: what is prepared once, what leads to each, what appears, and how long it moves, in ms. */
const moments = [
  {
    name: 'receipt is built',
    appears: { selector: 'h1', words: 'Paid', lasts: 1_000 },
    async before(page, url) {
      await page.goto(`${url}pay/vumba-blend-1kg`)
      await page.getByRole('button', { name: 'Pay $18.00' }).click()
      await page.getByLabel('Enter your PIN').fill('1234')
    },
    act: (page) => page.getByRole('button', { name: 'Send' }).click(),
  },
  {
    name: 'payment is told of in the header',
    appears: { selector: strip, words: '+', lasts: 1_000 },
    async prepare(page, url) {
      await page.goto(`${url}trainer`)
      // On a phone it is folded.
      await page.getByRole('button', { name: 'What happens next' }).click()
      await page.getByRole('button', { name: 'Start payments' }).click()
      await page.getByRole('button', { name: 'Rush' }).click()
      await page.getByText(/^About fifteen a minute/).waitFor()
    },
    async before(page, url) {
      await openScreen(page, `${url}dashboard`)
      await page.getByText('Total revenue').first().waitFor()
      // The chunks of other screens are fetched while the page is idle.
      await page.waitForTimeout(5_000)
      await page.locator(strip).waitFor({ state: 'detached' })
    },
    // The next payment arrives by itself.
    act: async () => {},
  },
]

/** Returns the longest task of the main thread between the marks of a trace, in milliseconds. */
function longestTask({ traceEvents }) {
  const mark = (name) => traceEvents.find((event) => event.name === name)
  const [begin, end] = [mark('moves-begin'), mark('moves-end')]
  if (!begin || !end) throw new Error('Nothing moved.')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts > begin.ts &&
      ts < end.ts,
  )
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000
}

async function measureMoment(page, url, trace, { appears, before, act }) {
  await before(page, url)
  const moves = page.evaluate((what) => window.markMoves(what), appears)
  const browser = page.context().browser()
  await browser.startTracing(page, {
    path: trace,
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'],
  })
  await act(page)
  await moves
  await browser.stopTracing()
  return longestTask(JSON.parse(await readFile(trace, 'utf8')))
}

/** Returns the longest task while each animated moment moves, with its ratio to what a frame may take. */
export async function measureFrames({ dist }) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir: dist, host: '127.0.0.1' })
  const figures = {}
  for (const [at, moment] of moments.entries()) {
    const context = await openProfile(join(folder, String(at)))
    const page = await context.newPage()
    await page.addInitScript(installMarks)
    await moment.prepare?.(page, server.url)
    await slowDown(page)
    const times = []
    for (let run = 0; run < runs; run += 1)
      times.push(await measureMoment(page, server.url, join(folder, 'trace.json'), moment))
    await context.close()
    figures[`${moment.name}, longest task while it moves`] = beside(median(times), frame)
  }
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return figures
}
