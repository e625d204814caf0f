import { chromium } from 'playwright'
import { findBrowser } from '../support/find-browser.mjs'

/** A slow phone on a slow network: Lighthouse's slow 4G, and a quarter of this machine's speed. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

const opened = new Set()

/** Closes the browsers that a part which failed left open, which would slow down the next one. */
export async function closeProfiles() {
  for (const context of opened) await context.close()
}

/** Opens a browser with its storage in a folder, at the width of a phone or a desktop. */
export async function openProfile(folder, { wide = false } = {}) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
    ...(wide
      ? { viewport: { width: 1360, height: 900 } }
      : { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }),
  })
  opened.add(context)
  context.on('close', () => opened.delete(context))
  return context
}

/** Slows down a page, and optionally its network. */
export async function slowDown(page, { network = false } = {}) {
  const devtools = await page.context().newCDPSession(page)
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Opens a screen and waits until the app itself stands where a look that was drawn before stood. */
export async function openScreen(page, address) {
  await page.goto(address)
  await page.locator('#last-look').waitFor({ state: 'detached' })
}
