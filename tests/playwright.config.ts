import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { launchOptions } from './support/browser.ts'
import type { Options } from './support/fixtures.ts'

// Keeping the app on the device has tests of its own; in each of these it would cost more than the test itself.
const withoutWorker = { serviceWorkers: 'block' } as const

const phone: PlaywrightTestConfig<Options>['use'] = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Africa/Harare',
}

const desktop: PlaywrightTestConfig<Options>['use'] = {
  viewport: { width: 1360, height: 900 },
  timezoneId: 'UTC',
  // The phone has the motion.
  contextOptions: { reducedMotion: 'reduce' },
}

// What is the same at every width, and takes long, runs at the one where it is mostly done. How all screens look at
// both is in shell.spec.ts.
const onAPhone = ['dry-run', 'live', 'onboarding', 'first-visit'].map((name) => `${name}.spec.ts`)
const atADesk = ['reset', 'large-merchant', 'pressed-twice'].map((name) => `${name}.spec.ts`)

export default defineConfig<Options>({
  testDir: './e2e',
  outputDir: './.results/e2e',
  // More than the cores of a small machine: a test often waits for a clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    launchOptions,
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['platform/**', ...atADesk],
      use: { ...phone, ...withoutWorker },
    },
    {
      name: 'desktop',
      testIgnore: ['platform/**', ...onAPhone],
      use: { ...desktop, ...withoutWorker },
    },
    // Installing, updating and losing the server are the same at every width.
    { name: 'platform', testMatch: 'platform/**', use: { ...desktop, now: null } },
  ],
})
