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
  // A race is to be seen when it is young.
  retries: 0,
  // Guards against hanging, several times what one slow core needs with other work beside it.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.results/journeys.json' }]],
  use: { launchOptions, locale: 'en-GB' },
  // A test runs on a phone, unless its title says @desk, or at both widths with @both, when its outcome depends on the
  // width.
  projects: [
    // Installing, updating and losing the server are the same at every width. These take longest, so they start first.
    {
      name: 'platform',
      testMatch: 'platform/**',
      // Another worker would cost a start of everything, as much as several tests.
      workers: 1,
      use: { ...desktop, contextOptions: plain.contextOptions, now: null },
    },
    {
      name: 'desktop',
      testIgnore: 'platform/**',
      grep: /@desk|@both/,
      workers: 1,
      use: { ...desktop, ...plain },
    },
    {
      name: 'phone',
      testIgnore: 'platform/**',
      grepInvert: /@desk/,
      workers: 2,
      use: { ...phone, ...plain },
    },
  ],
})
