import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtPaths } from '#src/routes/paths.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What a file imports of the project, by whatever kind of import. */
function importsOf(file: string): string[] {
  const names = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
  return names
    .map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : posix.join(dirname(file), name),
    )
    .filter((name) => /\.(tsx?|mjs|json|css)$/.test(name) && existsSync(join(root, name)))
}

/** A file and all that it brings in. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (/\.(tsx?|mjs)$/.test(file)) for (const each of importsOf(file)) reachOf(each, seen)
  return seen
}

/** The screens by their ids: each with its file, which a registry of src/app names. */
function screenFiles(): Map<string, string> {
  const registries = ['screens', 'dashboard-screens', 'console-screens']
  const rows = registries
    .map((name) => read(`src/app/${name}.ts`))
    .join('')
    .matchAll(/^ {2}'?([\w-]+)'?: async \(\) =>[^#]*?'#([^']+)'/gm)
  return new Map([...rows].map(([, id = '', file = '']) => [id, file]))
}

/** The screens that some text opens, by their ids or by their addresses. */
function screensIn(text: string): string[] {
  return builtPaths
    .filter(({ id, path }) => {
      const start = path.replace(/:.*/, '')
      return (
        new RegExp(`(goTo\\(|pathTo\\(|screen: )'${id}'`).test(text) ||
        (start === '/' ? /goto\('\/'|open\(page\)/.test(text) : text.includes(start))
      )
    })
    .map(({ id, redirectTo }) => redirectTo ?? id)
}

export function changedSince(revision: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/**
 * The journeys that a change touches: those that are changed, use something changed of tests/, or open a screen that
 * brings in a changed file. What more than half of the screens bring in is left to the walk over all of them; what
 * builds, starts or serves the app, to the journeys of installing and losing the server as well.
 */
export function touchedSpecs(changed: readonly string[]): string[] {
  const specs = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name.replaceAll('\\', '/')}`)
  const screens = new Map([...screenFiles()].map(([id, file]) => [id, reachOf(file)]))
  const usersOf = (file: string) =>
    [...screens].filter(([, reach]) => reach.has(file)).map(([id]) => id)
  const touched = new Set<string>()
  let everywhere = false
  let starts = false
  for (const file of changed) {
    const users = usersOf(file)
    if (users.length > screens.size / 2 || /^src\/(app|routes)\//.test(file)) everywhere = true
    else for (const id of users) touched.add(id)
    if (/^(src\/(app|build)|public)\/|^(vite\.config\.ts|index\.html|package\.json)$/.test(file))
      starts = true
  }
  return specs.filter((spec) => {
    const own = reachOf(spec)
    if (changed.some((file) => file.startsWith('tests/') && own.has(file))) return true
    if (starts && spec.includes('/platform/')) return true
    if (everywhere && spec.endsWith('/walk.spec.ts')) return true
    const text = [...own].filter((file) => file.startsWith('tests/')).map(read)
    return screensIn(text.join('\n')).some((id) => touched.has(id))
  })
}
