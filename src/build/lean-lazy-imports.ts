import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { mustMatch } from './must-match.ts'

const helper = /^\0vite\/preload-helper\.js$/
const ours = fileURLToPath(new URL('../ui/bring-in.ts', import.meta.url))

/** Where Vite would name the files that a lazy import needs. */
const marker = /,\s*__VITE_PRELOAD__/g

/**
 * Lazy imports by the app's own means. Vite's would list in every script that has one the style sheet of the app, which
 * `src/ui/all-styles.ts` knows, and bring along what loads lists of scripts, which none has.
 */
export function leanLazyImports(): Plugin {
  return {
    name: 'paid:lean-lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler: () => `export { bringIn as __vitePreload } from ${JSON.stringify(ours)}`,
    },
    buildEnd(error) {
      if (!error) mustMatch([helper], this.getModuleIds())
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const isChunk = (file: Rolldown.OutputBundle[string]) => file.type === 'chunk'
        for (const chunk of Object.values(bundle).filter(isChunk))
          // What the app begins with waits for styles of its own accord.
          chunk.code = chunk.code.replace(marker, chunk.isEntry ? '' : ',1')
      },
    },
  }
}
