import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const files = ['db', 'routes', 'seed', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => normalize(join(folder, name))),
)

/** The files that a file imports, types included. */
const imports = new Map(
  files.map((file) => {
    const code = readFileSync(file, 'utf8')
    const named = code.matchAll(/^(?:import|export)\b[^'"=(]*?'([#.][^']+)'/gm)
    return [
      file,
      Array.from(named, ([, path = '']) =>
        path.startsWith('#') ? normalize(path.slice(1)) : normalize(join(dirname(file), path)),
      ),
    ]
  }),
)

/** Lists the circles that a walk from one file comes back into, as the files on the way. */
function circlesFrom(file: string, way: readonly string[], done: Set<string>): string[] {
  const at = way.indexOf(file)
  if (at >= 0) return [[...way.slice(at), file].join(' > ')]
  if (done.has(file)) return []
  done.add(file)
  return (imports.get(file) ?? []).flatMap((next) => circlesFrom(next, [...way, file], done))
}

test('no files import each other in a circle, not even for types', () => {
  expect(files.length).toBeGreaterThan(500)
  expect([...imports.values()].flat().length).toBeGreaterThan(2_000)
  const done = new Set<string>()
  expect(files.flatMap((file) => circlesFrom(file, [], done))).toEqual([])
})
