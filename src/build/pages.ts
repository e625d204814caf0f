import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import Beasties from 'beasties'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { builtPaths, dataAreas } from '../../routes/paths.ts'
import type * as prerender from '../app/prerender.tsx'
import { replaceIn, withContentPolicy } from './content-policy.ts'
import { withHeadTags } from './head-tags.ts'
import { derivedModules } from './derived-modules.ts'

const root = /<div id="root"><\/div>/
const entryTags =
  /<script type="module"[^>]* src="([^"]+)"><\/script>(\s*<link rel="modulepreload"[^>]*>)*/

/**
 * Loads the app after the prerendered page has painted, which halves the time to its largest text. A hidden page waits
 * one second. Some hosts serve this page for other paths: then it stays hidden and the app loads at once. A canonical
 * link without an origin gets the page's actual one. What is pressed meanwhile is pressed again by src/app/early-acts.ts.
 */
const lateEntry = (path: string, entry: string) => `<script>{
      const plain = (path) => path.replace(/\\/(index\\.html)?$/, '')
      const isHere = plain(location.pathname) === plain('${path}')
      const canonical = document.querySelector('link[rel=canonical]')
      canonical.href = canonical.href
      const pressed = []
      const note = (event) => {
        const button = event.target.closest('button')
        if (!button) return
        event.preventDefault()
        event.stopPropagation()
        pressed.push(button)
      }
      if (isHere) addEventListener('click', note, true)
      globalThis.takeEarlyPresses = () => {
        removeEventListener('click', note, true)
        return pressed
      }
      const start = () => import('${entry}')
      document.documentElement.hidden = !isHere
      if (!isHere) addEventListener('DOMContentLoaded', start)
      addEventListener('load', () => {
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
        setTimeout(start, 1000)
      })
    }</script>`

/**
 * Fetches the seed worker of a first visit, and the scripts once it is there: the sample data takes longest, and beside
 * the scripts its worker came 0.9 s later on a slow network. A browser runs this once it has the styles, so that none of
 * them holds up the first picture.
 */
const fetchInOrder = (worker: string, scripts: readonly string[]) => `<script>
      {
        const preload = () => {
          for (const href of ${JSON.stringify(scripts)}) {
            const link = document.createElement('link')
            Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
            document.head.append(link)
          }
        }
        let isFirst = false
        try {
          isFirst = localStorage.getItem('paid-seeded') === null
        } catch {
          // Without storage, its own request comes.
        }
        if (isFirst)
          fetch('${worker}')
            .then((answer) => answer.blob())
            .then(preload, preload)
        else preload()
      }
    </script>`

/**
 * Returns what loads at once, in place of one after the other, what every screen of an area needs: its scripts, and the
 * sample data's.
 */
function preloads(bundle: Rolldown.OutputBundle, area: string, base: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const names = ['main', 'open-and-seed', `${area}-shell`]
  const found = new Set(chunks.filter(({ name }) => names.includes(name)))
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  const worker = Object.keys(bundle).find((name) => /seed-worker-[^/]*\.js$/.test(name))
  if (worker === undefined) throw new Error('The build has no seed worker.')
  const scripts = [...found].map(({ fileName }) => base + fileName)
  return fetchInOrder(base + worker, scripts)
}

/**
 * Writes a page for every path of the app, so that deep links work on any static host. Public pages are prerendered
 * with their critical styles inlined; all others are copies of one shell, which the service worker also serves
 * (shell.html) and which hosts serve for missing files (404.html).
 */
export function pages(base: string): Plugin {
  let outDir = ''
  return {
    name: 'paid:pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const { module: draw } = await runnerImport<typeof prerender>(
        fileURLToPath(new URL('../app/prerender.tsx', import.meta.url)),
        {
          base,
          mode: 'production',
          logLevel: 'warn',
          configFile: false,
          plugins: [derivedModules()],
        },
      )
      const styles = new Beasties({
        path: outDir,
        publicPath: base,
        preload: 'body',
        reduceInlineStyles: false,
        logLevel: 'warn',
      })
      const write = async (name: string, text: string) => {
        await mkdir(dirname(join(outDir, name)), { recursive: true })
        await writeFile(join(outDir, name), text)
      }
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      await rm(join(outDir, 'index.html'))
      const [, entry = ''] = entryTags.exec(built) ?? []
      const index = replaceIn(built, /<html lang="en"/, (tag) => `${tag} data-build="${entry}"`)
      const shell = replaceIn(index, /(?<=<template id="frame">)/, () => draw.drawnFrame)
      for (const name of ['shell.html', '404.html']) await write(name, withContentPolicy(shell))
      await write('developers/openapi.json', draw.openApiFile)

      for (const row of builtPaths.filter(({ path }) => !path.includes(':'))) {
        const name = join(row.path.slice(1), 'index.html')
        const body = draw.drawnPages.get(row.path)
        if (body === undefined) {
          const links = dataAreas.has(row.area) ? preloads(bundle, row.area, base) : ''
          const looks = draw.firstLookTemplates.get(row.path) ?? ''
          const linked = replaceIn(shell, /(?=<\/head>)/, () => links)
          const page = replaceIn(linked, /(?=<template id="frame">)/, () => looks)
          const text = withContentPolicy(withHeadTags(page, row, base))
          await write(name, text)
          // The service worker keeps this one, with the headers of its address.
          if (row.camera) await write(`${row.path.slice(1)}.html`, text)
          continue
        }
        const path = base + row.path.slice(1)
        if (/<[^>]* style="/.test(body))
          throw new Error(`${row.path} has styles in its tags: the policy allows none.`)
        const late = replaceIn(withHeadTags(index, row, base), entryTags, () =>
          lateEntry(path, entry),
        )
        const drawn = replaceIn(
          late,
          root,
          () => `<div id="root" data-page="${path}">${body}</div>`,
        )
        const page = replaceIn(
          drawn,
          /<noscript>.*<\/noscript>/,
          () => '<noscript>Turn on JavaScript to use Paid.</noscript>',
        )
        await write(name, withContentPolicy(await styles.process(page)))
      }
    },
  }
}
