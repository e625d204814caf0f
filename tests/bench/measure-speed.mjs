import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../../src/build/serve.mjs'
import { findBrowser } from '../support/find-browser.mjs'
import { root } from '../support/run-tool.mjs'

const runs = 5

/** A slow phone on a slow network: what Lighthouse calls slow 4G, and a quarter of this machine's speed. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

const screens = [
  { name: 'landing', path: '', selector: 'h1' },
  {
    name: 'pending merchants',
    path: 'super-admin/merchants/pending',
    selector: 'main tbody button, main li button',
  },
  { name: 'home', path: 'dashboard', selector: 'main li a' },
  {
    name: 'transactions',
    path: 'dashboard/payments/transactions',
    selector: 'main tbody button, main li button',
  },
]

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function openProfile(folder) {
  return chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
}

/** Milliseconds from the start of the navigation until `selector` is painted. */
async function timeLoad(context, url, selector, { network = true } = {}) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (network) await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript((wanted) => {
    const look = () => {
      const seen = [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility())
      requestAnimationFrame(seen ? () => (window.paintedAt = performance.now()) : look)
    }
    requestAnimationFrame(look)
  }, selector)
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.waitForFunction(() => window.paintedAt, null, { timeout: 60_000 })
  return { page, milliseconds: await time.jsonValue() }
}

/** A first visit, a second one, and a start of the browser without a server, for one screen. */
async function measureScreen({ path, selector }) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir: join(root, 'dist'), host: '127.0.0.1' })
  const url = server.url + path
  let context = await openProfile(folder)
  const cold = await timeLoad(context, url, selector)
  await cold.page.close()

  const unthrottled = await context.newPage()
  await unthrottled.goto(url)
  await unthrottled.waitForFunction(() => navigator.serviceWorker.controller)
  await unthrottled.close()

  const warm = await timeLoad(context, url, selector)
  await context.close()
  await server.close()

  context = await openProfile(folder)
  const offline = await timeLoad(context, url, selector, { network: false })
  await context.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return { cold: cold.milliseconds, warm: warm.milliseconds, offline: offline.milliseconds }
}

/** Milliseconds from a press in the console until the merchant's own tab shows the decision. */
async function measureTwoTabs() {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir: join(root, 'dist'), host: '127.0.0.1' })
  const context = await openProfile(folder)
  const desk = await context.newPage()
  await desk.goto(`${server.url}super-admin/merchants/pending`)
  const approve = desk.getByRole('button', { name: 'Approve Vumba Coffee Roasters' })
  await approve.waitFor()
  const merchant = await context.newPage()
  await merchant.goto(`${server.url}dashboard/business`)
  await merchant.getByRole('list', { name: 'Approval progress' }).waitFor()
  for (const tab of [desk, merchant]) {
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await merchant.evaluate(() => {
    new MutationObserver(() => {
      const third = document.querySelectorAll('[aria-label="Approval progress"] li')[2]
      // Its date comes with the decision.
      if (/\d{4}/.test(third?.textContent ?? '')) window.seenAt ??= Date.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await desk.evaluate(() => {
    addEventListener('click', () => (window.pressedAt = Date.now()), { capture: true })
  })
  await approve.click()
  const seen = await merchant.waitForFunction(() => window.seenAt, null, { polling: 50 })
  const time = (await seen.jsonValue()) - (await desk.evaluate(() => window.pressedAt))
  await context.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return time
}

/** Median times in ms over some runs, of the landing page and of a screen with data (its first visit seeds it). */
export async function measureSpeed() {
  const figures = {}
  for (const screen of screens) {
    const all = []
    for (let run = 0; run < runs; run++) all.push(await measureScreen(screen))
    for (const kind of ['cold', 'warm', 'offline'])
      figures[`${screen.name}, ${kind}, ms`] = Math.round(median(all.map((each) => each[kind])))
  }
  const tabs = []
  for (let run = 0; run < runs; run++) tabs.push(await measureTwoTabs())
  figures['decision in one tab, seen in another, ms'] = median(tabs)
  return figures
}
