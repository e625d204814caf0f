import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { launchOptions } from './support/browser.ts'
import type { Options } from './support/fixtures.ts'

type Use = NonNullable<PlaywrightTestConfig<Options>['use']>

// Offline storage and motion have tests of their own; in every test they would take longer than the test itself.
const plain = { serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } } satisfies Use

const phone: Use = {
  viewport: { width: 360, height: 740 },
  // A phone's higher density would cost a sixth more time for nothing that the tests check.
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
  // More than the cores of a small machine, because tests often wait for a clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on the second try is reported as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: { launchOptions, locale: 'en-GB' },
  // A test runs on a phone, unless its title says @desk, or at both widths with @both, when its outcome depends on the
  // width.
  projects: [
    // Installing, updating and losing the server are the same at every width. These take longest, so they start first.
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
