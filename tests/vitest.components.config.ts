import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { derivedModules } from '../src/build/derived-modules.ts'
import { launchOptions } from './support/browser.ts'
import { late } from './support/late.ts'

const milliseconds = Number(process.env['PAID_LATE'] ?? 0)

/** Component tests, located beside the components, in a real browser without the app around them. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [derivedModules(), milliseconds > 0 && late(milliseconds), react(), tailwindcss()],
  // All of them before the first test, because optimizing one later reloads the page under running tests.
  optimizeDeps: {
    entries: [
      'src/{data,files,forms,rules,screens,ui}/**/*.{ts,tsx}',
      'src/{app,presenter}/**/*.component.test.tsx',
      'seed/*.ts',
      'tests/support/one-time-codes.ts',
      '!{src,seed}/**/*.test.ts',
    ],
  },
  test: {
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'tests/.results/components.json' }]],
    retry: 0,
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['tests/support/component-setup.ts'],
    // Guards against hanging, not speeds: for a test, for what is polled, and below for a press or an element.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      provider: playwright({
        launchOptions,
        actionTimeout: 30_000,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
