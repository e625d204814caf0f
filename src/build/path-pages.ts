import { builtPaths, type BuiltPath } from '../routes/paths.ts'
import type { Plugin, Rolldown } from 'vite'
import { withContentPolicy } from './content-policy.ts'
import { lazyImports } from './lazy-imports.ts'

/** The modules that say which file each screen and each area's shell is in. */
const registry = /\/src\/app\/(screens|lazy-screens)\.ts$/

/** What every first visit to a screen loads besides: the sample data. */
const firstVisit = /\/seed\/load-seed\.ts$/

const isChunk = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The file names of a chunk and all that it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, start: string, seen = new Set<string>()) {
  const chunk = bundle[start]
  if (seen.has(start) || !chunk || !isChunk(chunk)) return seen
  seen.add(start)
  for (const next of chunk.imports) withImports(bundle, next, seen)
  return seen
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * Writes a page for every path of the app, so that a deep link works on any host of plain files: the shell with the
 * path's title and its screen's scripts on their way from the first moment. Each gets its content policy.
 *
 * shell.html is the page without a path, kept for offline use; 404.html is the same for hosts that look for it.
 */
export function pathPages(): Plugin {
  let base = '/'
  /** What the registry names, as [name, module]. */
  const lazy = new Map<string, string>()

  function lazyFiles(bundle: Rolldown.OutputBundle, row: BuiltPath): Set<string> {
    const chunks = Object.values(bundle).filter(isChunk)
    const target = row.redirectTo ? builtPaths.find(({ id }) => id === row.redirectTo) : row
    if (!target) throw new Error(`${row.path} redirects to a path that is not built.`)
    const screen = lazy.get(target.id)
    if (!screen) throw new Error(`No lazily imported screen was found for ${target.path}.`)
    const modules = [screen, lazy.get(target.area)]
    const files = new Set<string>()
    for (const chunk of chunks)
      if (chunk.moduleIds.some((id) => modules.includes(id) || firstVisit.test(id)))
        withImports(bundle, chunk.fileName, files)
    for (const entry of chunks.filter(({ isEntry }) => isEntry))
      for (const name of withImports(bundle, entry.fileName)) files.delete(name)
    return files
  }

  function links(bundle: Rolldown.OutputBundle, files: Set<string>): string {
    const styles = new Set<string>()
    for (const name of files) {
      const chunk = bundle[name]
      if (chunk && isChunk(chunk))
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    }
    return [
      ...[...files].map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}" />`),
      ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="${base}${name}" />`),
    ].join('\n    ')
  }

  return {
    name: 'paid:path-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    transform: {
      filter: { id: registry },
      async handler(code, id) {
        for (const [name, source] of lazyImports(id, code)) {
          const resolved = await this.resolve(source, id)
          if (!resolved) throw new Error(`${id} imports ${source}, which is not there.`)
          lazy.set(name, resolved.id)
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build made no page.')
        const shell = String(index.source)
        const emit = (fileName: string, html: string) =>
          this.emitFile({ type: 'asset', fileName, source: withContentPolicy(html) })

        emit('shell.html', shell)
        emit('404.html', shell)
        delete bundle['index.html']
        for (const row of builtPaths.filter(({ path }) => !path.includes(':'))) {
          const title = row.title === 'Paid' ? row.title : `${row.title} · Paid`
          const page = shell
            .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
            .replace('</head>', () => `  ${links(bundle, lazyFiles(bundle, row))}\n  </head>`)
          emit(`${row.path.slice(1)}/index.html`.replace(/^\//, ''), page)
        }
      },
    },
  }
}
