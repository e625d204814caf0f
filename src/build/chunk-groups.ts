import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { findCycle } from './find-cycle.ts'
import {
  comesLater,
  entryModules,
  everWithoutDatabase,
  firstLoads,
  registries,
} from './first-loads.ts'
import { joinScripts } from './join-scripts.ts'
import { mustMatch } from './must-match.ts'

/** What one more script costs a page, in bytes: its head, what it can't share with others packed, and the asking. */
const perScript = 300

/** How much smaller a module's code is on its way, shortened and packed. */
const packing = 5

const comments = /\/\*[\s\S]*?\*\//g

/** Comes by itself: it stays as it is from one version of the app to the next. */
const apart = /\/node_modules\/dexie\//

const isScreen = /-screen\.tsx$/
const isShell = /-shell\.tsx$/

/** The script of every module that a page needs for its first picture. */
function scriptsOf(graph: Rolldown.PluginContext, light: ReadonlySet<string>): Map<string, string> {
  const scripts = new Map<string, string>()
  for (const id of entryModules(graph)) scripts.set(id, 'index')
  const parts = [...firstLoads(graph)].map(([id, pages]) => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    const size = (code?.replace(comments, '').length ?? 0) / packing
    return { id, pages, size, imports: importedIds }
  })
  for (const { id } of parts.filter((part) => apart.test(part.id))) scripts.set(id, 'dexie')
  const own = parts.filter(({ id }) => !apart.test(id))
  const joined = [
    ...joinScripts(
      own.filter(({ id }) => light.has(id)),
      perScript,
    ),
    ...joinScripts(
      own.filter(({ id }) => !light.has(id)),
      perScript,
    ),
  ]
  for (const [index, ids] of joined.entries()) {
    const main = [isScreen, isShell, comesLater].flatMap((kind) =>
      ids.filter((id) => kind.test(id)),
    )
    const name = main[0] === undefined ? 'shared' : basename(main[0]).replace(/\.tsx?$/, '')
    // What follows the sign keeps it from others of its name, and is not in the file's.
    for (const id of ids) scripts.set(id, `${name}~${index}`)
  }
  return scripts
}

let scripts: ReadonlyMap<string, string> = new Map()
/** What a page without the database may ask for: joined with others it would bring the library along. */
let light: ReadonlySet<string> = new Set()

/**
 * How the app's modules come together in scripts. What pages need for their first picture is laid out so that each page
 * gets little that is not its own; what comes on demand later is split by who needs it, and joined where it is small.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => scripts.get(id) ?? null },
  {
    name: (id) => (scripts.has(id) ? null : light.has(id) ? 'light' : 'app'),
    minShareCount: 2,
    entriesAware: true,
    // Joined, small ones bring along what a screen does not need; apart, each is one more to wait for.
    entriesAwareMergeThreshold: 2400,
  },
]

/**
 * Lays out the scripts, and ends the build where one would silently be made in another way, or where scripts import one
 * another in a circle: the first of them would then run before what it needs.
 */
export function layOutScripts(): Plugin {
  return {
    name: 'paid:lay-out-scripts',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      mustMatch(
        [...Object.values(registries), apart, comesLater, isScreen, isShell],
        this.getModuleIds(),
      )
      light = everWithoutDatabase(this, apart)
      scripts = scriptsOf(this, light)
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`Scripts import one another in a circle: ${circle.join(', ')}.`)
    },
  }
}
