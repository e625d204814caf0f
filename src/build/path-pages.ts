import { gzipSync } from 'node:zlib'
import { builtPaths, type BuiltPath, dataAreas, pageAreas } from '../routes/paths.ts'
import type { Plugin, Rolldown } from 'vite'
import { withContentPolicy } from './content-policy.ts'
import { withHeadTags } from './head-tags.ts'
import { isRegistryOf, registries } from './first-loads.ts'
import { lazyImports } from './lazy-imports.ts'
import {
  drawPages,
  type Drawn,
  type Scripts,
  withFrames,
  withMadeBody,
  withMadeFrame,
} from './made-page.ts'
import { mustMatch, mustReplace } from './must-match.ts'
import { withEarlySeed } from './early-seed.ts'

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

/** The styles of some chunks, by file name. */
function stylesOf(bundle: Rolldown.OutputBundle, files: Iterable<string>): Set<string> {
  const styles = new Set<string>()
  for (const name of files) {
    const chunk = bundle[name]
    if (chunk && isChunk(chunk))
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return styles
}

/** The files that every page begins with. */
function entryFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  for (const chunk of Object.values(bundle).filter(isChunk))
    if (chunk.isEntry) withImports(bundle, chunk.fileName, files)
  return files
}

function codeOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  return file && isChunk(file) ? file.code : ''
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`${name} was not built.`)
  return String(file.source).trim()
}

/**
 * Writes a page for every path of the app, so that a deep link works on any host of plain files: the shell with the
 * path's title and its screen's scripts on their way from the first moment. A public page is drawn already, with its
 * styles in it, and gets its scripts last. Each gets its content policy.
 *
 * shell.html is the page without a path, kept for offline use, with the frames of areas and of the landing page; 404.html is the same
 * without them, for hosts that look for it.
 */
export function pathPages(): Plugin {
  let base = '/'
  /** What the registry names, as [name, module]. */
  const lazy = { screens: new Map<string, string>(), areas: new Map<string, string>() }

  function lazyFiles(bundle: Rolldown.OutputBundle, row: BuiltPath): Set<string> {
    const chunks = Object.values(bundle).filter(isChunk)
    const target = row.redirectTo ? builtPaths.find(({ id }) => id === row.redirectTo) : row
    if (!target) throw new Error(`${row.path} redirects to a path that is not built.`)
    const screen = lazy.screens.get(target.id)
    if (!screen) throw new Error(`No lazily imported screen was found for ${target.path}.`)
    const modules = [screen, lazy.areas.get(target.area)]
    const withData = dataAreas.has(target.area)
    const files = new Set<string>()
    for (const chunk of chunks)
      if (
        chunk.moduleIds.some(
          (id) =>
            modules.includes(id) ||
            isRegistryOf(id, target.area) ||
            (withData && registries.opening.test(id)),
        )
      )
        withImports(bundle, chunk.fileName, files)
    for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
      withImports(bundle, entry.fileName, files)
      // The page's own tag brings that one.
      files.delete(entry.fileName)
    }
    return files
  }

  /** What the scripts that every path begins with come to on their way, in bytes. */
  function firstLoadSizes(bundle: Rolldown.OutputBundle): Record<string, number> {
    const packed = new Map<string, number>()
    const sizeOf = (name: string) => {
      const size = packed.get(name) ?? gzipSync(codeOf(bundle, name), { level: 9 }).length
      packed.set(name, size)
      return size
    }
    const entry = entryFiles(bundle)
    return Object.fromEntries(
      builtPaths.map((row) => {
        const names = [...new Set([...entry, ...lazyFiles(bundle, row)])]
        return [row.path, names.reduce((sum, name) => sum + sizeOf(name), 0)]
      }),
    )
  }

  function links(bundle: Rolldown.OutputBundle, files: Set<string>): string {
    return [
      ...[...files].map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}" />`),
      ...[...stylesOf(bundle, files)].map(
        (name) => `<link rel="stylesheet" crossorigin href="${base}${name}" />`,
      ),
    ].join('\n    ')
  }

  /** All styles of some scripts, as text and as addresses. */
  function stylesIn(bundle: Rolldown.OutputBundle, files: Iterable<string>) {
    const styles = [...stylesOf(bundle, files)]
    return {
      css: styles.map((name) => textOf(bundle, name)).join(''),
      styles: styles.map((name) => `${base}${name}`),
    }
  }

  /** The page as the app would draw it, with its styles. */
  function madePage(
    bundle: Rolldown.OutputBundle,
    row: BuiltPath,
    page: string,
    bodies: ReadonlyMap<string, string>,
  ) {
    const body = bodies.get(row.path)
    if (body === undefined) return page
    const files = [...new Set([...entryFiles(bundle), ...lazyFiles(bundle, row)])]
    const parts = {
      body,
      path: `${base}${row.path.slice(1)}`,
      ...stylesIn(bundle, files),
    }
    if (!pageAreas.has(row.area))
      return withMadeFrame(page, {
        ...parts,
        styled: [row.area, row.id],
        code: files.map((name) => codeOf(bundle, name)).join(''),
      })
    const neighbours = builtPaths.filter(({ area }) => area === row.area)
    return withMadeBody(page, {
      ...parts,
      styled: [row.area, ...neighbours.map(({ id }) => id)],
      scripts: files.map((name) => `${base}${name}`),
      neighbours: neighbours.map(({ path }) => bodies.get(path) ?? ''),
    })
  }

  /** What each path of an area with data begins with; what all of an area need is said once. */
  function scriptsByPath(bundle: Rolldown.OutputBundle): Scripts {
    const files: string[] = []
    const placeOf = (name: string) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name).toString(36).padStart(2, '0')
    }
    const placesOf = (names: readonly string[]) => names.map(placeOf).join('')
    const areas = [...dataAreas].map((area) => {
      const each = builtPaths
        .filter((row) => row.area === area)
        .map((row) => [row.path, [...lazyFiles(bundle, row)]] as const)
      const shared = (each[0]?.[1] ?? []).filter((name) =>
        each.every(([, own]) => own.includes(name)),
      )
      return {
        shared: placesOf(shared),
        paths: each.map(([path, own]): [string, string] => [
          `^${base.slice(0, -1)}${path.replaceAll(/:\w+/g, '[^/]+')}$`,
          placesOf(own.filter((name) => !shared.includes(name))),
        ]),
      }
    })
    const [, before = '', after = ''] = /^(.*\/).*(\.\w+)$/.exec(files[0] ?? '') ?? []
    const bare = files.map((name) => mustReplace(mustReplace(name, before, ''), after, ''))
    return { before: base + before, after, files: bare, areas }
  }

  /** The page for every path, with the frames of those that have one. */
  function framedShell(
    bundle: Rolldown.OutputBundle,
    shell: string,
    frames: Drawn['madeFrames'],
  ): string {
    const files = entryFiles(bundle)
    for (const row of frames.flatMap(({ rows }) => rows).filter(({ redirectTo }) => !redirectTo))
      for (const name of lazyFiles(bundle, row)) files.add(name)
    return withFrames(shell, {
      styles: stylesIn(bundle, files).styles,
      scripts: scriptsByPath(bundle),
      frames: frames.map(({ body, rows }) => ({
        body,
        paths: rows.map(({ path }) =>
          path === '/' ? base.slice(0, -1) : base + path.slice(1).replace(/:.*$/, ''),
        ),
      })),
    })
  }

  return {
    name: 'paid:path-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    transform: {
      filter: { id: [registries.screens, registries.areas] },
      async handler(code, id) {
        for (const [name, source] of lazyImports(id, code)) {
          const resolved = await this.resolve(source, id)
          if (!resolved) throw new Error(`${id} imports ${source}, which is not there.`)
          // A screen and an area may have the same name.
          lazy[registries.areas.test(id) ? 'areas' : 'screens'].set(name, resolved.id)
        }
      },
    },
    buildEnd(error) {
      if (!error) mustMatch(Object.values(registries), this.getModuleIds())
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build made no page.')
        const shell = String(index.source)
        const emit = (fileName: string, html: string) =>
          this.emitFile({ type: 'asset', fileName, source: withContentPolicy(html) })

        emit('404.html', shell)
        delete bundle['index.html']
        const seedWorker = Object.keys(bundle).find((name) => name.includes('seed-worker'))
        if (!seedWorker) throw new Error('The worker of the sample data was not built.')
        const { madePages: bodies, madeFrames, madeFiles } = await drawPages(base)
        for (const [fileName, source] of madeFiles)
          this.emitFile({ type: 'asset', fileName, source })
        this.emitFile({
          type: 'asset',
          fileName: 'first-loads.json',
          source: JSON.stringify(firstLoadSizes(bundle)),
        })
        emit('shell.html', framedShell(bundle, shell, madeFrames))
        for (const row of builtPaths.filter(({ path }) => !path.includes(':'))) {
          const head = withHeadTags(shell, row, base)
          const page = pageAreas.has(row.area)
            ? head
            : mustReplace(head, '</head>', `  ${links(bundle, lazyFiles(bundle, row))}\n  </head>`)
          const made = madePage(bundle, row, page, bodies)
          const html = dataAreas.has(row.area) ? withEarlySeed(made, `${base}${seedWorker}`) : made
          emit(`${row.path.slice(1)}/index.html`.replace(/^\//, ''), html)
        }
      },
    },
  }
}
