import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sharedScript } from './src/build/chunk-groups.ts'
import { offlineFiles } from './src/build/offline-files.ts'
import { pathPages } from './src/build/path-pages.ts'
import { sonnerStyles } from './src/build/sonner-styles.ts'

/** The folder of the site that the app is served from, such as /paid/. */
const base = `/${process.env['BASE'] ?? ''}/`.replace(/\/+/g, '/')

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), sonnerStyles(), pathPages(), offlineFiles(base)],
  server: { port: 5173 },
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // A page names its screen's scripts in its head, and later ones are on the device: no script lists the others.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // A file of its own caches better than text inside a script, and the policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'allow-extension',
      // What the maker of PDF files would load for web pages and SVG pictures, which no receipt has.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 3 },
            { name: (id, graph) => sharedScript(id, (each) => graph.getModuleInfo(each)) },
          ],
        },
      },
      external: ['canvg', 'dompurify', 'html2canvas'],
    },
  },
  test: {
    include: ['{db,seed,src,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
