import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mustMatch } from './must-match.ts'

const icon = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/
const createIcon = fileURLToPath(new URL('../ui/create-icon.ts', import.meta.url))

type Shape = readonly [tag: string, attributes: Record<string, string>]

const isShapes = (value: unknown): value is readonly Shape[] => Array.isArray(value)

/** A module that has an icon as lucide writes it, with the shapes alone: without names, and keys that nothing reads. */
export function leanIcon(code: string): string {
  const [, node = ''] = /\bnode: (\[(?:\s*\[[^\]]*\],?)*\s*\])/.exec(code) ?? []
  const shapes: unknown = node && JSON.parse(node.replace(/([{,]\s*)(\w+):/g, '$1"$2":'))
  if (!isShapes(shapes)) throw new Error('Lucide writes its icons in a new way.')
  const lean = shapes.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  return `import createIcon from ${JSON.stringify(createIcon)}
export default /* @__PURE__ */ createIcon(${JSON.stringify(lean)})`
}

/** Takes from lucide the shapes of its icons; what it draws them with is several times what the app has a use of. */
export function leanIcons(): Plugin {
  return {
    name: 'paid:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: icon, code: 'createLucideIcon(' },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
    buildEnd(error) {
      if (!error) mustMatch([icon], this.getModuleIds())
    },
  }
}
