import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/build/serve.mjs'
import { openProfile, slowDown } from './browser.mjs'
import { beside, median } from './figures.mjs'

const networkRuns = 5
const offlineRuns = 10
const enteringRuns = 3
/** When a visitor of the landing page presses "Try it now", in seconds after it stands. */
const readFor = [3, 10]
/** The time for tasks that follow the first answer, in milliseconds. */
const rest = 500

/**
 * `figure` is painted first of what a visitor came for, also in a look that was drawn before; `data` (the figure, if not
 * given) is painted by the app itself; `answers` is pressed until the page changes, from which point it is usable.
 */
const bareStart = { path: '', figure: '#row', answers: '#answer', fallback: 'index.html' }
const theme = 'header button[aria-label*="theme"]'
const menu = 'header button[aria-label="Open menu"]'
/** Its links are there before their figures. */
const homeFigures = 'main [aria-label="Your money"][aria-busy=false]'
/** The last of its data. */
const recentPayments = 'main h3 + ul a'
const screens = [
  { name: 'landing', path: '', figure: 'h1', answers: theme },
  {
    name: 'pending merchants',
    path: 'super-admin/merchants/pending',
    figure: 'main tbody button, main li button',
    answers: menu,
  },
  { name: 'home', path: 'dashboard', figure: homeFigures, data: recentPayments, answers: menu },
  {
    name: 'home without its last look',
    path: 'dashboard',
    figure: homeFigures,
    data: recentPayments,
    answers: menu,
    forgets: 'last-look',
  },
  {
    name: 'transactions',
    path: 'dashboard/payments/transactions',
    figure: 'main tbody button, main li button',
    answers: menu,
  },
]

/** In the page: records when the first figure and the data are painted, and when a press is answered. */
function watchStart({ figure, data = figure, answers, forgets }) {
  if (forgets)
    for (const key of Object.keys(localStorage))
      if (key.startsWith(forgets)) localStorage.removeItem(key)
  window.tasks = []
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  })
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true })
  const state = () =>
    document.documentElement.className +
    [...document.querySelectorAll('[role=dialog]')].filter(isSeen).length +
    document.querySelector('#answer')?.textContent
  let before
  let pressedLook = false
  const look = () => {
    const now = performance.now()
    const seen = (what) => [...document.querySelectorAll(what)].some(isSeen)
    if (seen(figure)) window.figureAt ??= now
    if (!document.getElementById('last-look') && seen(data)) window.dataAt ??= now
    // A look takes one press, which the app answers; the app itself is pressed until it does.
    const inLook = document.querySelector('#last-look')
    const button = (inLook ?? document).querySelector(answers)
    if (button && window.answeredAt === undefined) {
      before ??= state()
      if (state() !== before) window.answeredAt = now
      else if (!inLook || !pressedLook) button.click()
      pressedLook = inLook !== null
    }
    if (window.dataAt === undefined || window.answeredAt === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Returns the milliseconds from the start of a navigation to the first paint, the first figure, the data, and the first
 * answered press, and those of the longest task after the first paint.
 */
async function timeStart(context, url, screen, slow) {
  const page = await context.newPage()
  await slowDown(page, slow)
  await page.addInitScript(watchStart, screen)
  await page.goto(url, { waitUntil: 'commit' })
  const times = await page.waitForFunction(
    () => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return (
        window.dataAt !== undefined &&
        window.answeredAt !== undefined &&
        first && {
          first: first.startTime,
          figure: window.figureAt,
          data: window.dataAt,
          usable: window.answeredAt,
        }
      )
    },
    null,
    { timeout: 60_000 },
  )
  const found = await times.jsonValue()
  await page.waitForTimeout(rest)
  const tasks = await page.evaluate(() =>
    window.tasks.map(({ startTime, duration }) => ({ startTime, duration })),
  )
  await page.close()
  const after = tasks.filter(({ startTime }) => startTime > found.first)
  // Shorter ones are not reported.
  return { ...found, longest: Math.max(50, ...after.map(({ duration }) => duration)) }
}

/**
 * Returns a browser profile in which a screen was opened and cached for offline use, with the times of its first two
 * visits.
 */
async function visit(dir, screen) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir, host: '127.0.0.1', fallback: screen.fallback })
  const url = server.url + screen.path
  const context = await openProfile(folder)
  const cold = await timeStart(context, url, screen, { network: true })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.close()
  const warm = await timeStart(context, url, screen, { network: true })
  await context.close()
  await server.close()
  return { folder, url, cold, warm }
}

async function startOffline({ folder, url }, screen) {
  const context = await openProfile(folder)
  const times = await timeStart(context, url, screen)
  await context.close()
  return times
}

/** Returns the milliseconds from a press of "Try it now" on the landing page, after some seconds, to home's data. */
async function timeEntering(dir, seconds) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir, host: '127.0.0.1', fallback: 'shell.html' })
  const context = await openProfile(folder)
  const page = await context.newPage()
  await slowDown(page, { network: true })
  await page.goto(server.url, { waitUntil: 'load' })
  await page.waitForTimeout(seconds * 1000)
  const entering = await page.evaluateHandle((data) => {
    const time = {}
    const began = performance.now()
    const look = () => {
      if (document.querySelector(data)?.checkVisibility({ visibilityProperty: true }))
        time.took = performance.now() - began
      else requestAnimationFrame(look)
    }
    const [button] = [...document.querySelectorAll('main a')].filter(
      ({ textContent }) => textContent.trim() === 'Try it now',
    )
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
    requestAnimationFrame(look)
    return time
  }, homeFigures)
  await page.waitForFunction((time) => time.took, entering, { timeout: 60_000 })
  const took = await entering.evaluate((time) => time.took)
  await context.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return took
}

/** Returns the medians over several rounds of all screens in turn, so that a busy minute affects each of them. */
export async function measureStarts({ dist, bare }) {
  const targets = [
    { ...bareStart, name: 'bare', dir: bare },
    ...screens.map((screen) => ({ ...screen, dir: dist, fallback: 'shell.html' })),
  ].map((target) => ({ ...target, cold: [], warm: [], offline: [] }))
  for (let run = 0; run < networkRuns; run += 1)
    for (const target of targets) {
      const { folder, url, cold, warm } = await visit(target.dir, target)
      target.cold.push(cold)
      target.warm.push(warm)
      if (run + 1 < networkRuns) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      else target.kept = { folder, url }
    }
  for (let run = 0; run < offlineRuns; run += 1)
    for (const target of targets) target.offline.push(await startOffline(target.kept, target))
  for (const { kept } of targets)
    await rm(kept.folder, { recursive: true, force: true, maxRetries: 5 })

  const [floor, ...measured] = targets
  const figures = {}
  const of = (target, kind, what) => median(target[kind].map((each) => each[what]))
  for (const target of measured)
    for (const kind of ['cold', 'warm', 'offline'])
      for (const what of ['first', 'figure', 'data', 'usable', 'longest']) {
        const name = {
          first: 'first picture',
          figure: 'first figure',
          data: 'data',
          usable: 'usable',
          longest: 'longest task',
        }[what]
        figures[`${target.name}, ${kind}, ${name}`] = beside(
          of(target, kind, what),
          of(floor, kind, what),
        )
      }
  for (const seconds of readFor) {
    const took = []
    for (let run = 0; run < enteringRuns; run += 1) took.push(await timeEntering(dist, seconds))
    figures[`Try it now after ${seconds} s, data`] = beside(median(took), of(floor, 'warm', 'data'))
  }
  return figures
}
