import { defineConfig } from 'playwright/test'
import { findTestBrowser } from '#tests/support/find-browser.mjs'
import { launchOptions } from '#tests/support/browser.ts'
import type { Options } from '#tests/support/fixtures.ts'
import type { Options as EngineOptions } from '#tests/engines/fixtures.ts'

const plain = {
  serviceWorkers: 'block',
  timezoneId: 'Africa/Harare',
  contextOptions: { reducedMotion: 'reduce' },
} as const

const wide = { ...plain, viewport: { width: 1360, height: 900 } }

/** A browser whose letters are set to this size, in pixels, instead of 16. */
const withLetters = (size: number) => ({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
  },
})

export default defineConfig<Options & EngineOptions>({
  testDir: '.',
  outputDir: '../.results/everyone',
  snapshotPathTemplate: '{testDir}/../everyone/heard/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 300_000,
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/tree/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '../.results/everyone.json' }]],
  // A name that has changed is found at once, not after the whole test's time.
  use: { launchOptions, locale: 'en-GB', actionTimeout: 30_000 },
  projects: [
    {
      name: 'narrow',
      testMatch: 'screens.spec.ts',
      use: {
        ...plain,
        viewport: { width: 320, height: 640 },
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'wide', testMatch: 'screens.spec.ts', use: wide },
    { name: 'tree', testMatch: 'tree.spec.ts', use: wide },
    { name: 'zoom and widths', testMatch: 'text.spec.ts', use: wide },
    { name: 'letters 200 %', testMatch: 'text.spec.ts', use: { ...wide, ...withLetters(32) } },
    { name: 'letters 400 %', testMatch: 'text.spec.ts', use: { ...wide, ...withLetters(64) } },
    {
      name: 'exercises',
      testMatch: 'exercises.spec.ts',
      use: { ...plain, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'keyboard',
      testDir: '../engines',
      testMatch: ['merchant.spec.ts', 'offline.spec.ts', 'presenter.spec.ts'],
      // Two frames, and pictures of codes, which nobody makes with keys.
      grepInvert: /Both sides at once|pictures of codes/,
      use: { engine: { name: 'chromium', path: findTestBrowser(), byKeyboard: true } },
    },
  ],
})
