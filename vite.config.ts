import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isInFirstLoad } from './src/build/first-load.ts'
import { licenses } from './src/build/licenses.ts'
import { offlineFiles } from './src/build/offline-files.ts'
import { pages } from './src/build/pages.ts'
import { sampleSalePlugin } from './src/build/sample-sale.ts'
import { seedRowsPlugin } from './src/build/seed-rows.ts'

/** What jsPDF would load to draw HTML and SVG, which nothing here asks it to. */
const external = ['canvg', 'dompurify', 'html2canvas']

/** The folder of the site that the app is served from, such as /paid/. */
const base = `/${process.env['BASE'] ?? ''}/`.replace(/\/+/g, '/')

const ofPackages = licenses()

export default defineConfig({
  base,
  plugins: [
    seedRowsPlugin(),
    sampleSalePlugin(),
    react(),
    tailwindcss(),
    pages(base),
    ofPackages.app,
    offlineFiles(base),
  ],
  server: { port: 5173 },
  worker: { plugins: () => [ofPackages.workers], rolldownOptions: { external } },
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // A file of its own caches better than text inside a script, and the policy allows no data: fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      external,
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What many screens share comes in few files: a first visit asks for 40 in place of 91. The landing page needs
          // the first two groups, the other public pages the third as well; all of them do without the database.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: (id, context) => (isInFirstLoad(id, context) ? 'first' : null),
              minShareCount: 7,
              priority: 1,
            },
            {
              name: 'ui',
              test: 'src/(ui|rules|forms/inputs|data/(database-context|last-paths)|app/theme-toggle)|db/text/(amount|format|validation)|lucide-react',
              minShareCount: 7,
              priority: 1,
            },
            // Not what draws papers, jsPDF and its own dependencies: they are as many, but on no first screen.
            {
              name: 'shared',
              test: /^(?!.*(\/src\/files\/|\/jspdf\/|\/fast-png\/|\/pako\/|\/iobuffer\/|\/fflate\/))/,
              minShareCount: 7,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['{db,routes,seed,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.component.test.tsx', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/unit-setup.ts'],
    // Two processes for all files in place of one for each: what takes longest is starting them.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'tests/.results/unit.json' }]],
    maxWorkers: 2,
    // Component tests run meanwhile.
    testTimeout: 20_000,
  },
})
