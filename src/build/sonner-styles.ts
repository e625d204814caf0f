import type { Plugin } from 'vite'
import { mustMatch } from './must-match.ts'

const sonner = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/

/**
 * Sonner puts its styles into the page by script, which the content policy forbids. It also has them as a file: the
 * build takes that one and drops the script.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'paid:sonner-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: sonner },
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
      if (!error) mustMatch([sonner], this.getModuleIds())
    },
  }
}
