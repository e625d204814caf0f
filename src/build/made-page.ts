import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
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
 * Brings the app in once the page is loaded, so that nothing of it slows what is already there to see. The addresses
 * stand outside the script: its hash is then the same in every version. A canonical link without an origin gets the
 * one that the page really has.
 */
const lateScript = `
      const files = document.currentScript.dataset.files.split(' ')
      const canonical = document.querySelector('link[rel=canonical]')
      canonical.href = canonical.href
      addEventListener('load', () => files.forEach((file) => import(file)))
    `

interface Parts {
  /** What the app draws, as HTML. */
  body: string
  /** The path with the folder of the site. */
  path: string
  /** All styles of the page. */
  css: string
  /** Addresses of the app's scripts, the first one first. */
  scripts: readonly string[]
}

/** Puts what the app would draw into a page, its styles with it, and the app's scripts after the load. */
export function withMadeBody(html: string, { body, path, css, scripts }: Parts): string {
  const root = '<div id="root"></div>'
  if (!html.includes(root)) throw new Error('The page has no place for the app.')
  if (css.includes('</style')) throw new Error('The styles can’t stand in a page.')
  const late = `<script data-files="${scripts.join(' ')}">{${lateScript}}</script>`
  return html
    .replaceAll(/[ \t]*<script type="module"[^>]*><\/script>\n?/g, '')
    .replaceAll(/[ \t]*<link rel="(modulepreload|stylesheet)"[^>]*>\n?/g, '')
    .replace('</head>', () => `  <style>${css}</style>\n    ${late}\n  </head>`)
    .replace(root, () => `<div id="root" data-page="${path}">${body}</div>`)
    .replace(
      /<noscript>.*<\/noscript>/,
      '<noscript>The demo, the forms and the app itself need JavaScript.</noscript>',
    )
}
