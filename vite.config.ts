import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { offlineFiles } from './src/build/offline-files.ts'
import { pages } from './src/build/pages.ts'

/** Optional dependencies of jsPDF for drawing HTML and SVG, which this app never uses. */
const external = ['canvg', 'dompurify', 'html2canvas']

/** The folder that the app is served from, such as /paid/. */
const base = `/${process.env['BASE'] ?? ''}/`.replace(/\/+/g, '/')

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), pages(base), offlineFiles(base)],
  server: { port: 5173 },
  worker: { rolldownOptions: { external } },
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // A separate file caches better than text inlined in a script, and the content security policy forbids data: fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      external,
      checks: { pluginTimings: false },
      // The components shared by most screens are in one file, which halves the number of requests.
      output: { codeSplitting: { groups: [{ name: 'ui', test: 'src/ui/', minShareCount: 8 }] } },
    },
  },
  test: {
    include: ['{db,seed,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.component.test.tsx', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/unit-setup.ts'],
    // Two processes for all files instead of one for each, because starting them takes the most time.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'tests/.results/unit.json' }]],
    maxWorkers: 2,
    // Component tests run at the same time.
    testTimeout: 20_000,
  },
})
