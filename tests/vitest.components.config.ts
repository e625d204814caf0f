import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { sampleSalePlugin } from '../src/build/sample-sale.ts'
import { launchOptions } from './support/browser.ts'

/** Component tests, located beside the components, in a real browser without the app around them. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [sampleSalePlugin(), react(), tailwindcss()],
  // All of them before the first test, because optimizing one later reloads the page under running tests.
  optimizeDeps: {
    entries: [
      'src/{data,files,forms,rules,screens,ui}/**/*.{ts,tsx}',
      'src/app/**/*.component.test.tsx',
      'seed/*.ts',
      'tests/support/one-time-codes.ts',
      '!{src,seed}/**/*.test.ts',
    ],
  },
  test: {
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'tests/.results/components.json' }]],
    // A test that passes on the second try is reported as flaky.
    retry: 1,
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['tests/support/component-setup.ts'],
    // The other core is busy with the checks at the same time.
    expect: { poll: { timeout: 5000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
