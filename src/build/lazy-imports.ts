import { parseSync, Visitor } from 'vite'

/** The lazily imported file of each property of a module's objects: `{ name: () => import('./file.tsx') }`. */
export function lazyImports(fileName: string, code: string): Map<string, string> {
  const found = new Map<string, string>()
  const names: string[] = []
  const { program } = parseSync(fileName, code)
  new Visitor({
    Property({ key }) {
      const name = 'name' in key ? key.name : 'value' in key ? key.value : ''
      names.push(typeof name === 'string' ? name : '')
    },
    'Property:exit'() {
      names.pop()
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') for (const name of names) found.set(name, String(source.value))
    },
  }).visit(program)
  return found
}
