import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mustMatch } from './must-match.ts'
import { webManifest } from './web-manifest.ts'

/** What is kept on the device: files of these kinds, this page, which all others are made from, and this file. */
const kinds = ['js', 'css', 'woff2', 'svg', 'png', 'ico', 'webmanifest']
const page = 'shell.html'
const openApi = 'developers/openapi.json'

/** Ends in a file's extension: such an address is not a screen, so it must not be answered with the app. */
const files = /^[^?]*\.(?!html(\?|$))[a-z0-9]{1,8}(\?|$)/i

/**
 * The web manifest and the service worker, which keeps every file of the app on the device and asks before a new
 * version takes over. The list of the kept files is kept with them: the app compares it with what is really there.
 */
export function offlineFiles(base: string): PluginOption {
  let outDir = ''
  return [
    {
      name: 'paid:offline-files',
      configResolved(config) {
        outDir = resolve(config.root, config.build.outDir)
      },
    },
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: webManifest(base),
      workbox: {
        cacheId: 'paid',
        globPatterns: [`**/*.{${kinds.join(',')}}`, page, openApi],
        globIgnores: ['screenshots/**', 'social.png', 'sw.js'],
        dontCacheBustURLsMatching: /^assets\//,
        navigateFallback: page,
        navigateFallbackDenylist: [files],
        cleanupOutdatedCaches: true,
        // The page that installs the app must find its lazy screens offline too, before it is ever reloaded.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        manifestTransforms: [
          async (manifest) => {
            mustMatch(
              [...kinds.map((kind) => `\\.${kind}`), page, openApi].map(
                (end) => new RegExp(`${end}$`),
              ),
              manifest.map(({ url }) => url),
            )
            const list = JSON.stringify(manifest.map(({ url, revision }) => ({ url, revision })))
            const revision = createHash('sha256').update(list).digest('hex').slice(0, 32)
            const url = 'precache-list.json'
            // A build that failed has no folder, and this must not hide why.
            await mkdir(outDir, { recursive: true })
            await writeFile(join(outDir, url), list)
            return { manifest: [...manifest, { url, revision, size: list.length }], warnings: [] }
          },
        ],
      },
      integration: {
        // Its own entries would come after the list is made; the patterns above find these files as well.
        beforeBuildServiceWorker(options) {
          delete options.workbox.additionalManifestEntries
        },
      },
    }),
  ]
}
