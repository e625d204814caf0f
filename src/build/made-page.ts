import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { mustReplace } from './must-match.ts'
import { withSharedShapes } from './shared-shapes.ts'
import { usedStyles } from './used-styles.ts'
import type * as prerender from '../app/prerender.tsx'

/** What the app's own code draws at build time: pages by path, frames, and files. */
export type Drawn = Pick<typeof prerender, 'madePages' | 'madeFrames' | 'madeFiles'>

export async function drawPages(base: string): Promise<Drawn> {
  const { module } = await runnerImport<typeof prerender>(
    fileURLToPath(new URL('../app/prerender.tsx', import.meta.url)),
    { base, mode: 'production', logLevel: 'warn', configFile: false },
  )
  return module
}

/**
 * Brings the app in once the page is loaded and on the screen, so that nothing of it slows what is there to see; a page
 * that is not looked at has a second, and one that shows nothing waits for nothing. The addresses stand outside the script: its hash is then the same in every
 * version. A canonical link without an origin gets the one that the page really has.
 */
const lateScript = `
      const files = document.currentScript.dataset.scripts.split(' ')
      const canonical = document.querySelector('link[rel=canonical]')
      canonical.href = canonical.href
      const bringIn = () => files.splice(0).forEach((file) => import(file))
      if ('elsewhere' in document.documentElement.dataset)
        addEventListener('DOMContentLoaded', bringIn)
      addEventListener('load', () => {
        new PerformanceObserver(bringIn).observe({ type: 'paint', buffered: true })
        setTimeout(bringIn, 1000)
      })
    `

/**
 * Some hosts answer other paths with this page: before anything of it is painted it knows, and shows nothing until the
 * app draws what is asked for. The path stands outside the script: its hash is then the same in every page.
 */
const placeScript = `
      const plain = (path) => path.replace(/\\/(index\\.html)?$/, '')
      if (plain(document.currentScript.dataset.path) !== plain(location.pathname))
        document.documentElement.dataset.elsewhere = ''
    `

/** In the head of a page that was made for a path. */
const placeTags = (path: string) =>
  `<style>[data-elsewhere] #root { display: none }</style>
    <script data-path="${path}">{${placeScript}}</script>`

/**
 * Puts the frame that the address has in the page, before anything is painted. A path that ends in a slash stands for
 * those below it; the site's own folder is there without its last one. The paths stand outside the script.
 */
const frameScript = `
      const root = document.getElementById('root')
      const asked = location.pathname.replace(/\\/$/, '')
      const isOf = (path) =>
        path.endsWith('/') ? asked.startsWith(path) : asked === path
      for (const frame of document.querySelectorAll('template[data-paths]'))
        if (frame.dataset.paths.split(' ').some(isOf)) root.append(frame.content.cloneNode(true))
    `

interface Parts {
  /** What the app draws, as HTML. */
  body: string
  /** The path with the folder of the site. */
  path: string
  /** All styles of the app, as text and as addresses: the app brings in what the page itself does not need. */
  css: string
  styles: readonly string[]
  /** The screens and areas that the styles in the page are enough for. */
  styled: readonly string[]
}

interface FrameParts extends Parts {
  /** The code of the screen's scripts: what they draw is to have its styles. */
  code: string
}

interface WholeParts extends Parts {
  /** Addresses of the app's scripts, the first one first. */
  scripts: readonly string[]
  /** What the app draws on the pages that this one leads to without a load: its styles are enough for them too. */
  neighbours: readonly string[]
}

const root = '<div id="root"></div>'

type Made = Pick<Parts, 'body' | 'path' | 'css'>

function withBody(html: string, made: 'page' | 'frame', { body, path, css }: Made): string {
  if (!html.includes(root)) throw new Error('The page has no place for the app.')
  if (/<[^>]* style="/.test(body))
    throw new Error(`${path} has styles in its tags: the policy allows none.`)
  if (css.includes('</style')) throw new Error('The styles can’t stand in a page.')
  const placed = mustReplace(html, '</head>', `  ${placeTags(path)}\n  </head>`)
  return placed.replace(root, () => `<div id="root" data-${made}="${path}">${body}</div>`)
}

/** For the app: the addresses of all styles, and who can do without them. */
const stylesTag = ({ styles, styled }: Pick<Parts, 'styles' | 'styled'>) =>
  `data-styles="${styles.join(' ')}" data-styled="${styled.join(' ')}"`

/**
 * Puts the frame of a screen into its page, with the styles of the screen. Its data needs the app, whose scripts are on
 * their way from the first moment.
 */
export function withMadeFrame(html: string, parts: FrameParts): string {
  const page = withBody(html, 'frame', parts)
  const own = usedStyles(parts.css, page, parts.code)
  const bare = mustReplace(page, /[ \t]*<link rel="stylesheet"[^>]*>\n?/g, '')
  return mustReplace(bare, '</head>', `  <style ${stylesTag(parts)}>${own}</style>\n  </head>`)
}

/**
 * Asks for the scripts of the address while the page is read: they are on the device, but each would be asked for only
 * once the one that imports it has come. The addresses stand outside the script.
 */
const scriptsScript = `
      const { before, after, files, areas } = JSON.parse(document.getElementById('scripts').textContent)
      const place = location.pathname.replace(/\\/$/, '')
      for (const { shared, paths } of areas) {
        const [, own] = paths.find(([path]) => new RegExp(path).test(place)) ?? []
        for (const place of own === undefined ? [] : (shared + own).match(/../g)) {
          const link = document.createElement('link')
          const href = before + files[parseInt(place, 36)] + after
          Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
          document.head.append(link)
        }
      }
    `

/** The scripts that paths begin with, by their places in one list of them: two digits of base 36 each. */
export interface Scripts {
  /** What stands before and after each name. */
  before: string
  after: string
  files: readonly string[]
  areas: readonly {
    /** What all paths of the area begin with. */
    shared: string
    /** The paths, as expressions, with what each has besides. */
    paths: readonly (readonly [path: string, own: string])[]
  }[]
}

interface Frame {
  /** What the app draws around the paths' screens, as HTML. */
  body: string
  /** The paths, with the folder of the site; what ends in a slash stands for those below it. */
  paths: readonly string[]
}

/**
 * Puts frames into the page that stands for every path, with links to all styles, which are on the device
 * as it is: an offline start shows the frame of the address at once, and the app draws over it.
 */
export function withFrames(
  html: string,
  {
    styles,
    frames,
    scripts,
  }: Pick<Parts, 'styles'> & {
    frames: readonly Frame[]
    scripts: Scripts
  },
): string {
  const templates = frames.map(({ body, paths }) => {
    if (body.includes('</template')) throw new Error('A frame can’t stand in a template.')
    return `<template data-paths="${paths.join(' ')}">${body}</template>`
  })
  const parts = [
    root,
    withSharedShapes(templates.join('\n    ')),
    `<script>{${frameScript}}</script>`,
    `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`,
    `<script>{${scriptsScript}}</script>`,
  ]
  const page = mustReplace(html, root, parts.join('\n    '))
  const bare = mustReplace(page, /[ \t]*<link rel="stylesheet"[^>]*>\n?/g, '')
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`)
  return mustReplace(bare, '</head>', `  ${links.join('\n    ')}\n  </head>`)
}

/** Puts what the app would draw into a page, with the styles of that; all else comes after the load. */
export function withMadeBody(html: string, parts: WholeParts): string {
  const { css, scripts, neighbours } = parts
  const late = `<script data-scripts="${scripts.join(' ')}">{${lateScript}}</script>`
  const comesLater = [
    /[ \t]*<script type="module"[^>]*><\/script>\n?/g,
    /[ \t]*<link rel="(modulepreload|stylesheet)"[^>]*>\n?/g,
  ]
  const page = comesLater.reduce(
    (text, each) => mustReplace(text, each, ''),
    withBody(html, 'page', parts),
  )
  const own = usedStyles(css, page + neighbours.join(''))
  const head = `  <style ${stylesTag(parts)}>${own}</style>\n    ${late}\n  </head>`
  return mustReplace(
    mustReplace(page, '</head>', head),
    /<noscript>.*<\/noscript>/,
    '<noscript>The demo, the forms and the app itself need JavaScript.</noscript>',
  )
}
