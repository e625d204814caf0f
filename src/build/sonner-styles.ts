import { readFileSync } from 'node:fs'
import { transform, type Selector } from 'lightningcss'
import type { Plugin } from 'vite'
import { mustMatch } from './must-match.ts'

const script = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/
const sheet = /[\\/]sonner[\\/]dist[\\/]styles\.css$/

/** What only the library's own toasts have, which look otherwise than ours: its looks, its icons and its buttons. */
const unused = /^(?:data-(?:styled|rich-colors|sonner-theme|promise|icon|close-button)|sonner-)/

const isUsed = (selector: Selector): boolean =>
  selector.every((part) => {
    if (part.type === 'pseudo-class' && part.kind === 'not') return true
    return !((part.type === 'attribute' || part.type === 'class') && unused.test(part.name))
  })

/** The styles of toasts that bring their own look: how they are placed, stacked and swiped away. */
export function placingStyles(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          return value.selectors.some(isUsed) ? undefined : []
        },
      },
    },
  })
  return code.toString()
}

/**
 * Sonner puts its styles into the page by script, which the content policy forbids. It also has them as a file: the
 * build takes that one and drops the script.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'paid:sonner-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: sheet },
      handler: (id) => placingStyles(readFileSync(id, 'utf8')),
    },
    transform: {
      filter: { id: script },
      handler(code) {
        const call = /^__insertCSS\(".*"\);$/m
        if (!call.test(code)) throw new Error('Sonner adds its styles in a new way.')
        return {
          code: code
            .replace(call, '')
            .replace(/^(?=import )/m, "import 'sonner/dist/styles.css'\n"),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error) mustMatch([script, sheet], this.getModuleIds())
    },
  }
}
