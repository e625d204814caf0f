import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Builds the bare page on the same stack, cached offline in the same way, as the baseline for the app's times. */
export async function buildBare(outDir) {
  await build({
    root: fileURLToPath(new URL('bare', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    plugins: [
      react(),
      VitePWA({
        injectRegister: false,
        manifest: false,
        workbox: {
          globPatterns: ['**/*.{js,html}'],
          navigateFallback: 'index.html',
          clientsClaim: true,
          inlineWorkboxRuntime: true,
        },
      }),
    ],
    build: { outDir, emptyOutDir: true },
  })
}
