import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { launchOptions } from './support/browser.ts'
import type { Options } from './support/fixtures.ts'

type Use = NonNullable<PlaywrightTestConfig<Options>['use']>

// Keeping the app on the device, and motion, have tests of their own; in each of these they would cost more than the
// test itself.
const plain = { serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } } satisfies Use

const phone: Use = {
  viewport: { width: 360, height: 740 },
  // A phone draws four points for each of these: a sixth more work for what no test looks at.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Africa/Harare',
}

const desktop: Use = {
  viewport: { width: 1360, height: 900 },
  timezoneId: 'UTC',
}

export default defineConfig<Options>({
  testDir: './e2e',
  outputDir: './.results/e2e',
  // More than the cores of a small machine: a test often waits for a clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // One that passes at its second try is listed as unsteady.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: { launchOptions, locale: 'en-GB' },
  // A test runs on a phone, unless its title says @desk; at both widths, where its outcome depends on the width: @both.
  projects: [
    // Installing, updating and losing the server are the same at every width. They take longest, so they begin.
    {
      name: 'platform',
      testMatch: 'platform/**',
      // Each fetches the whole app for offline use, some of them twice.
      timeout: 90_000,
      use: { ...desktop, contextOptions: plain.contextOptions, now: null },
    },
    {
      name: 'phone',
      testIgnore: 'platform/**',
      grepInvert: /@desk/,
      use: { ...phone, ...plain },
    },
    {
      name: 'desktop',
      testIgnore: 'platform/**',
      grep: /@desk|@both/,
      use: { ...desktop, ...plain },
    },
  ],
})
