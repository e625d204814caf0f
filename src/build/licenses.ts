import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { License } from '../rules/licenses.ts'

/** Parts of packages that the bundler writes out itself, so that it names no file of theirs. */
const written = [
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/** Returns the folder of the package that a file belongs to; undefined for the app's own. */
function packageOf(file: string): string | undefined {
  if (!file.includes('/node_modules/')) return undefined
  for (let folder = dirname(file); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    // Packages have further ones without a name, which only set the kind of module.
    if (existsSync(path) && 'version' in JSON.parse(readFileSync(path, 'utf8'))) return folder
  }
  return undefined
}

function licenseOf(folder: string): License {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, version, license, text: texts.join('\n\n') }
}

/**
 * Writes licenses.json, with each package that the app ships code of: one plugin for the app, and one for its workers,
 * which are bundled before.
 */
export function licenses(): { app: Plugin; workers: Plugin } {
  const folders = new Set<string>()
  function collect(bundle: Rolldown.OutputBundle): void {
    for (const chunk of Object.values(bundle))
      for (const id of 'moduleIds' in chunk ? chunk.moduleIds : []) {
        const folder = packageOf(id.replace(/^\0/, '').replace(/\?.*$/, ''))
        if (folder !== undefined) folders.add(folder)
      }
  }
  return {
    app: {
      name: 'paid:licenses',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle)
        const root = join(this.environment.config.root, 'node_modules')
        for (const name of written) folders.add(join(root, name))
        const all = [...folders].map(licenseOf).sort((a, b) => a.name.localeCompare(b.name))
        this.emitFile({ type: 'asset', fileName: 'licenses.json', source: JSON.stringify(all) })
      },
    },
    workers: {
      name: 'paid:licenses-of-workers',
      apply: 'build',
      generateBundle: (_options, bundle) => collect(bundle),
    },
  }
}
