import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const byName: Record<string, string> = {
  react: fileURLToPath(new URL('../ui/react/react.ts', import.meta.url)),
  'react/jsx-runtime': fileURLToPath(new URL('../ui/react/jsx-runtime.ts', import.meta.url)),
}

/**
 * Gives the app's own modules React as names that they import. The package comes as objects of the older kind: each
 * script would unwrap them and spell out every call as a call of their property, hundreds of times over.
 */
export function reactByName(): Plugin {
  return {
    name: 'paid:react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler(id, importer) {
        const own = byName[id]
        const isOwn = importer && !importer.includes('/node_modules/')
        return isOwn && own !== importer ? own : null
      },
    },
  }
}
