import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { builtPaths } from '../../routes/paths.ts'

const manifest: Partial<ManifestOptions> = JSON.parse(
  readFileSync(new URL('../app/manifest.json', import.meta.url), 'utf8'),
)

/** Addresses with a file extension are not screens, so they must not be answered with the app. */
const files = /^[^?]*\.(?!html(\?|$))[a-z0-9]{1,8}(\?|$)/i

/**
 * The web manifest and the service worker, which caches every file of the app and asks before a new version takes over.
 * The list of files is cached with them, and the app compares it with the actual caches.
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
      manifest: { ...manifest, id: base, start_url: base, scope: base },
      workbox: {
        cacheId: 'paid',
        globPatterns: [
          '**/*.{js,css,woff2,ttf,svg,png,ico,webmanifest}',
          'index.html',
          'shell.html',
          'licenses.json',
          // Their headers allow the camera.
          ...builtPaths.filter(({ camera }) => camera).map(({ path }) => `${path.slice(1)}.html`),
        ],
        // The worker keeps its own script.
        globIgnores: ['screenshots/**', 'social.png', 'sw.js', 'share-target.js'],
        importScripts: ['share-target.js'],
        dontCacheBustURLsMatching: /^assets\//,
        navigateFallback: 'shell.html',
        navigateFallbackDenylist: [files],
        cleanupOutdatedCaches: true,
        // The page that installs the app must find its lazy screens offline too, before any reload.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        manifestTransforms: [
          (entries) => {
            // Workbox fetches a lost file again only while it has this hash.
            const manifest = entries.map((entry) => {
              const content = readFileSync(join(outDir, entry.url))
              const hash = createHash('sha256').update(content).digest('base64')
              return { ...entry, integrity: `sha256-${hash}` }
            })
            const list = JSON.stringify(manifest.map(({ url }) => url))
            const revision = createHash('sha256').update(list).digest('hex')
            const url = 'precache-list.json'
            mkdirSync(outDir, { recursive: true })
            writeFileSync(join(outDir, url), list)
            return { manifest: [...manifest, { url, revision, size: list.length }] }
          },
        ],
      },
      integration: {
        // The plugin's own entries would be added after the list is made; the patterns above match these files as well.
        beforeBuildServiceWorker(options) {
          delete options.workbox.additionalManifestEntries
        },
      },
    }),
  ]
}
