import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mustMatch } from './must-match.ts'

const helper = /^\0vite\/preload-helper\.js$/
const ours = fileURLToPath(new URL('../ui/bring-in.ts', import.meta.url))

/** A lazy import, or where Vite would name the files that the last open one needs. */
const importOrMarker = /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)|,\s*__VITE_PRELOAD__/g

/** Names at each lazy import what `sheetsOf` gives for its file; nothing where that is undefined. */
export function nameSheets(
  code: string,
  sheetsOf: (file: string) => readonly string[] | undefined,
): string {
  const open: string[] = []
  return code.replace(importOrMarker, (found, file: string | undefined) => {
    if (file !== undefined) {
      open.push(file)
      return found
    }
    const sheets = sheetsOf(open.pop() ?? '')
    return sheets ? `,${JSON.stringify(sheets)}` : ''
  })
}

/**
 * Lazy imports by the app's own means. Vite's would list in every script that has one the style sheet of the app, which
 * `src/ui/all-styles.ts` knows, and bring along what loads lists of scripts, which none has. A part's own sheets are named.
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
        const chunks = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        )
        const sheetsIn = (name: string, seen = new Set<string>()): string[] => {
          const chunk = chunks.get(name)
          if (!chunk || seen.has(name)) return []
          seen.add(name)
          const own = [...(chunk.viteMetadata?.importedCss ?? [])]
          return [...own, ...chunk.imports.flatMap((next) => sheetsIn(next, seen))]
        }
        const first = [...chunks.values()].filter(({ isEntry }) => isEntry)
        const known = new Set(first.flatMap(({ fileName }) => sheetsIn(fileName)))
        for (const chunk of chunks.values())
          chunk.code = nameSheets(chunk.code, (file) => {
            const sheets = sheetsIn(join(dirname(chunk.fileName), file))
            const own = sheets.filter((sheet) => !known.has(sheet))
            // What the app begins with waits for the styles of all of its own accord.
            return chunk.isEntry && own.length === 0 ? undefined : own
          })
      },
    },
  }
}
