import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const mark = '?by-name'

/** A module that hands on, each by its own name, what a package of the older kind gives as one object. */
export function byName(file: string, names: readonly string[]): string {
  // Marked so, a name that nothing imports is left out.
  const each = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})()`)
  return [`import whole from ${JSON.stringify(file)}`, ...each, 'export default whole'].join('\n')
}

/**
 * Has what the app imports of React called by its name alone. As the packages come, every script makes an object of each of
 * them anew, and every call looks up its function in that: 50 KB over all scripts.
 */
export function plainReact(): Plugin {
  const read = createRequire(import.meta.url)
  return {
    name: 'paid:plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime|-dom)?$/ },
      async handler(source, importer, { kind }) {
        // Packages may look names up in the whole, all of which would then be kept by name as well.
        if (kind === 'require-call' || importer?.includes('/node_modules/')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { id: found.id + mark, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: /\?by-name$/ },
      handler(id) {
        const file = id.slice(0, -mark.length)
        const whole: unknown = read(file)
        return byName(file, Object.keys(Object(whole)))
      },
    },
  }
}
