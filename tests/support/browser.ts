import type { LaunchOptions } from 'playwright/test'
import { findTestBrowser } from './find-browser.mjs'

/** How every test starts the browser: without a sandbox as root, and without traffic of its own. */
export const launchOptions: LaunchOptions = {
  executablePath: findTestBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // A new tab finds the app's scripts compiled already: a fifth of what opening a screen costs.
    '--process-per-site',
    // Nothing that is tested is drawn by a graphics card: without a process that stands in for one, a sixth less work.
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--in-process-gpu',
  ],
}
