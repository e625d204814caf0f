/**
 * Takes the screenshots for the web manifest and the README from the built app: npm run build, then npm run screenshots
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../../src/build/serve.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './run-tool.mjs'

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1360, height: 900 } }

const pictures = [
  { file: 'public/screenshots/narrow.png', path: 'dashboard/business', device: phone },
  { file: 'public/screenshots/wide.png', path: 'super-admin/merchants/pending', device: desktop },
  { file: '.readme/phone-dark.png', path: 'dashboard/business', device: phone },
  {
    file: '.readme/desktop-light.png',
    path: 'super-admin/merchants/pending',
    device: desktop,
    theme: 'light',
  },
]

const server = await serve({ dir: join(root, 'dist'), host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
await mkdir(join(root, '.readme'), { recursive: true })
await mkdir(join(root, 'public', 'screenshots'), { recursive: true })
for (const { file, path, device, theme = 'dark' } of pictures) {
  const context = await browser.newContext({ ...device, timezoneId: 'Africa/Harare' })
  await context.clock.install({ time: '2026-11-21T12:14:00Z' })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, file), animations: 'disabled' })
  await context.close()
}
await browser.close()
await server.close()
