import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { usedStyles } from './used-styles.ts'
import type * as prerender from '../app/prerender.tsx'

/** The public pages as the app's own code draws them, by path. */
export async function drawPublicPages(base: string): Promise<Map<string, string>> {
  const { module } = await runnerImport<typeof prerender>(
    fileURLToPath(new URL('../app/prerender.tsx', import.meta.url)),
    { base, mode: 'production', logLevel: 'warn', configFile: false },
  )
  return module.publicPages
}

/**
 * Brings the app and the rest of its styles in once the page is loaded and drawn, so that nothing of them slows what is
 * there to see. The addresses stand outside the script: its hash is then the same in every version. A canonical link
 * without an origin gets the one that the page really has.
 */
const lateScript = `
      const { scripts, styles } = document.currentScript.dataset
      const canonical = document.querySelector('link[rel=canonical]')
      canonical.href = canonical.href
      const bringIn = () => {
        for (const href of styles.split(' '))
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
        for (const file of scripts.split(' ')) import(file)
      }
      addEventListener('load', () => requestAnimationFrame(() => setTimeout(bringIn)))
    `

interface Parts {
  /** What the app draws, as HTML. */
  body: string
  /** The path with the folder of the site. */
  path: string
  /** All styles of the app, as text and as addresses. */
  css: string
  styles: readonly string[]
  /** Addresses of the app's scripts, the first one first. */
  scripts: readonly string[]
}

/** Puts what the app would draw into a page, with the styles of that; all else comes after the load. */
export function withMadeBody(html: string, { body, path, css, styles, scripts }: Parts): string {
  const root = '<div id="root"></div>'
  if (!html.includes(root)) throw new Error('The page has no place for the app.')
  if (css.includes('</style')) throw new Error('The styles can’t stand in a page.')
  const late = `<script data-styles="${styles.join(' ')}" data-scripts="${scripts.join(' ')}">{${lateScript}}</script>`
  const page = html
    .replaceAll(/[ \t]*<script type="module"[^>]*><\/script>\n?/g, '')
    .replaceAll(/[ \t]*<link rel="(modulepreload|stylesheet)"[^>]*>\n?/g, '')
    .replace(root, () => `<div id="root" data-page="${path}">${body}</div>`)
  return page
    .replace('</head>', () => `  <style>${usedStyles(css, page)}</style>\n    ${late}\n  </head>`)
    .replace(
      /<noscript>.*<\/noscript>/,
      '<noscript>The demo, the forms and the app itself need JavaScript.</noscript>',
    )
}
