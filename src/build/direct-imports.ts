import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Plugin, Visitor } from 'vite'

/** Packages whose front module only hands on what the others export. */
const fronts = /^(?:lucide-react|d3-[a-z]+)$/
const importsFront = /from\s*["'](?:lucide-react|d3-[a-z]+)["']/

interface Origin {
  /** The module that has it, as the front names it. */
  from: string
  /** Its name there. */
  name: string
}

type Named = { name: string } | { value: string }
const nameOf = (node: Named) => ('name' in node ? node.name : node.value)

/** Where each name that a front module hands on comes from. */
export function handedOn(code: string): Map<string, Origin> {
  const origins = new Map<string, Origin>()
  new Visitor({
    ExportNamedDeclaration({ source, specifiers }) {
      if (!source) return
      for (const { local, exported } of specifiers)
        origins.set(nameOf(exported), { from: source.value, name: nameOf(local) })
    },
  }).visit(parseSync('front.js', code).program)
  return origins
}

/** A module's code with each name that it imports from a front module imported from where that has it. */
export function importDirectly(
  code: string,
  originOf: (front: string, name: string) => Origin | undefined,
): string {
  let direct = code
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (!fronts.test(source.value)) return
      const imports = specifiers.map((each) => {
        const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : each.type
        const origin = originOf(source.value, name)
        if (!origin) throw new Error(`${source.value} hands on no ${name}.`)
        return `import { ${origin.name} as ${each.local.name} } from ${JSON.stringify(origin.from)};`
      })
      direct = direct.replace(code.slice(start, end), () => imports.join(' '))
    },
  }).visit(parseSync('module.js', code).program)
  return direct
}

/**
 * Has every icon and every part of a chart imported from its own module: by way of the package's front, all of them
 * would be needed wherever one is, and come with the first script that has one.
 */
export function directImports(): Plugin {
  const read = new Map<string, Map<string, Origin>>()
  return {
    name: 'paid:direct-imports',
    apply: 'build',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: importsFront },
      async handler(code, id) {
        const files = new Map<string, string>()
        for (const [, name = ''] of code.matchAll(/from\s*["']((?:lucide-react|d3-[a-z]+))["']/g)) {
          const front = await this.resolve(name, id)
          if (!front) throw new Error(`${id} imports ${name}, which is not there.`)
          files.set(name, front.id)
          if (!read.has(front.id)) read.set(front.id, handedOn(readFileSync(front.id, 'utf8')))
        }
        return {
          code: importDirectly(code, (front, name) => {
            const file = files.get(front) ?? ''
            const origin = read.get(file)?.get(name)
            // Some hand on what another package has.
            if (!origin?.from.startsWith('.')) return origin
            return { ...origin, from: join(dirname(file), origin.from) }
          }),
          map: null,
        }
      },
    },
  }
}
