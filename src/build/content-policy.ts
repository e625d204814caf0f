import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Data in a script element, such as JSON-LD, does not run and needs no permission. */
const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src|type)=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashOf(text),
  )

/** Returns the styles that sonner's script inserts into a style element that is empty at first. */
function sonnerStyles(): string {
  const code = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const [, text] = /^__insertCSS\((".*")\);?$/m.exec(code) ?? []
  if (!text) throw new Error('Sonner adds its styles in a new way.')
  return String(JSON.parse(text))
}

/**
 * Returns the content security policy of a page: its own files, inline scripts and styles. Directives that a page
 * cannot set (who may frame it) are in public/_headers.
 */
export function contentPolicy(html: string): string {
  const own = "'self'"
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [own, ...hashesOf(html, 'script')],
    'style-src': [own, ...hashesOf(html, 'style'), hashOf(''), hashOf(sonnerStyles())],
    'img-src': [own, 'blob:', 'data:'],
    'connect-src': [own],
    'manifest-src': [own],
    'worker-src': [own],
    'font-src': [own],
    'frame-src': [own, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Inserts the policy first in the head, so that it covers everything after it. */
export function withContentPolicy(html: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html)}" />`
  return replaceIn(html, /<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${tag}`)
}

/** Replaces a match; throws when there is none. */
export function replaceIn(html: string, wanted: RegExp, by: (found: string) => string): string {
  if (!wanted.test(html)) throw new Error(`The page has no ${wanted}.`)
  return html.replace(wanted, by)
}
