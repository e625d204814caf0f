import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { directImports } from './src/build/direct-imports.ts'
import { leanIcons } from './src/build/lean-icons.ts'
import { leanLazyImports } from './src/build/lean-lazy-imports.ts'
import { offlineFiles } from './src/build/offline-files.ts'
import { pathPages } from './src/build/path-pages.ts'
import { plainReact } from './src/build/plain-react.ts'
import { sonnerStyles } from './src/build/sonner-styles.ts'

/** The folder of the site that the app is served from, such as /paid/. */
const base = `/${process.env['BASE'] ?? ''}/`.replace(/\/+/g, '/')

export default defineConfig({
  base,
  plugins: [
    react(),
    tailwindcss(),
    sonnerStyles(),
    directImports(),
    leanIcons(),
    leanLazyImports(),
    plainReact(),
    pathPages(),
    offlineFiles(base),
  ],
  resolve: {
    // What the packages themselves would take is written for browsers and a React older than ours.
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Its front brings along groups of fields and messages to developer tools, which no form has a use of.
      {
        find: /^(?:\.\/(?:FieldGroupApi|FormGroupApi|useFieldGroup|useFormGroup)\.js|@tanstack\/devtools-event-client)$/,
        replacement: fileURLToPath(new URL('src/forms/unused-form-parts.ts', import.meta.url)),
      },
      // Pictures in sheets and cells coloured by rules.
      {
        find: /^\.\/features\/(?:images|conditionalFormatting)\.js$/,
        replacement: fileURLToPath(
          new URL('src/screens/shared/exports/unused-sheet-parts.ts', import.meta.url),
        ),
      },
      // Scales here go from numbers to numbers; they bring along colours, dates and texts, and the words of ticks.
      { find: /(\/d3-interpolate\/src)\/value\.js$/, replacement: '$1/number.js' },
      {
        find: './tickFormat.js',
        replacement: fileURLToPath(new URL('src/ui/charts/unused-scale-parts.ts', import.meta.url)),
      },
    ],
  },
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
      output: {
        // The name of a split one lists all who need it, and what many share has none: every import spells it out. So a
        // hash is short, and of characters that scripts are made of anyway.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) =>
          /^(?:app|light|shared|rolldown-runtime)\b/.test(name)
            ? 'assets/[hash:7].js'
            : `assets/${name.split('~')[0]}-[hash:7].js`,
      },
    },
  },
  test: {
    include: ['{db,seed,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.component.test.tsx', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/unit-setup.ts'],
    // Two processes for all files in place of one for each: what takes longest is starting them.
    isolate: false,
    maxWorkers: 2,
    // Component tests run meanwhile.
    testTimeout: 20_000,
  },
})
