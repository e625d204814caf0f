import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import browsers from './src/build/browsers.json' with { type: 'json' }
import { firstLoads } from './src/build/first-load.ts'
import { licenses } from './src/build/licenses.ts'
import { offlineFiles } from './src/build/offline-files.ts'
import { pages } from './src/build/pages.ts'
import { derivedModules } from './src/build/derived-modules.ts'
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
    derivedModules(),
    react(),
    tailwindcss(),
    pages(base),
    ofPackages.app,
    offlineFiles(base),
  ],
  server: { port: 5173 },
  worker: { format: 'es', plugins: () => [ofPackages.workers], rolldownOptions: { external } },
  build: {
    target: browsers,
    // A file of its own caches better than text inside a script, and the policy allows no data: fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      external,
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What many screens share comes in few files. Charts, forms and what opens from a press come after the data.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 20 },
            { name: 'icons', test: 'lucide-react', minShareCount: 2, priority: 20 },
            { name: 'react-dom', test: 'node_modules/(react-dom|scheduler)/', priority: 20 },
            ...firstLoads,
            {
              name: 'charts',
              test: /src\/ui\/charts\/(day-chart|line-chart|spark-line)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'forms',
              test: 'src/forms/(?!inputs|date-inputs)|@tanstack/(react-)?(form|store)',
              priority: 1,
            },
            {
              name: 'layers',
              test: '@headlessui|@floating-ui|src/ui/(dialog-panel|modal|menu-beside|select-beside|popover-beside)',
              priority: 1,
            },
            {
              name: 'ui',
              test: 'src/(ui|rules|forms/inputs|data/(database-context|last-paths))|db/text/(amount|format|validation)|lucide-react',
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
    // They guard against hanging: on one slow core beside other work, a test may take thirty times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
