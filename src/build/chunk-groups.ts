import type { Plugin, Rolldown } from 'vite'
import { mustMatch } from './must-match.ts'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>
type GetModuleInfo = (id: string) => ModuleInfo | null
type SharedScript = 'frame' | 'stage' | 'offline' | 'dexie' | 'data' | 'app'
type Group = Rolldown.CodeSplittingGroup

/** The modules that begin a script of their own (the entry, and all that is imported on demand) and need this one. */
function rootsOf(id: string, getModuleInfo: GetModuleInfo): string[] {
  const seen = new Set([id])
  const roots: string[] = []
  for (const each of seen) {
    const info = getModuleInfo(each)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(each)
    for (const importer of info.importers) seen.add(importer)
  }
  return roots
}

const publicShell = /\/public-shell\.tsx$/
const offline = /\/offline\/service-worker\.ts$/
const publicScreen = /\/marketing\/[\w-]+-screen\.tsx$/
const authScreen = /\/auth\/(?:[\w-]+\/)?[\w-]+-screen\.tsx$/
const dataShell = /\/(?:dashboard|console)-shell\.tsx$/
const dexie = /node_modules\/dexie\//
/** But for a row's menu, which comes when it is opened, and the groups that the home page has too. */
const list = /\/src\/(?:ui|screens\/shared)\/list\/(?!row-menu\.tsx|grouped\.ts)/
/** What binds fields to a form. The controls themselves also stand outside of forms. */
const forms = /node_modules\/@tanstack\/|\/src\/forms\/(?!date-inputs|code-input|inputs|unsaved)/
/** Forms and dialogs both need it: joined with either, it would bring that along with the other. */
const store = /node_modules\/use-sync-external-store\//

/**
 * The script of a module that several scripts need. Left to itself the bundler makes one for every set of screens that
 * share something, and a phone on a slow network waits for each. What the public pages need are two: their frame's and
 * their screens', so that they bring nothing of the app's. What the two shells need comes with every screen that shows
 * data. The others are split by who needs them and joined where they are small. Dexie lies apart, so that no one comes
 * with it unasked, and so does what keeps the app on the device, which every page brings in last.
 */
function sharedScript(id: string, getModuleInfo: GetModuleInfo): SharedScript | null {
  const roots = rootsOf(id, getModuleInfo)
  if (roots.some((root) => getModuleInfo(root)?.isEntry)) return null
  if (roots.some((root) => publicShell.test(root))) return 'frame'
  if (roots.some((root) => publicScreen.test(root))) return 'stage'
  if (roots.some((root) => offline.test(root))) return 'offline'
  if (dexie.test(id)) return 'dexie'
  // What who signs in needs as well would bring all of the shells there.
  if (roots.some((root) => authScreen.test(root))) return 'app'
  return roots.some((root) => dataShell.test(root)) ? 'data' : 'app'
}

const isPublic = (script: SharedScript | null) => script === 'frame' || script === 'stage'

const group = (takes: (script: SharedScript | null) => boolean): Group => ({
  name: (id, graph) => {
    const script = sharedScript(id, (each) => graph.getModuleInfo(each))
    return takes(script) ? script : null
  },
  minShareCount: 2,
})

/** How the app's modules come together in scripts. */
export const scriptGroups: Group[] = [
  // What every list draws with, and nothing else: joined with other small scripts, it would bring those along.
  { name: 'list', test: list },
  { name: 'forms', test: forms },
  { name: 'store', test: store },
  group(isPublic),
  group((script) => script === 'data'),
  {
    ...group((script) => !isPublic(script) && script !== 'data'),
    entriesAware: true,
    // Joined, small ones bring along what a screen does not need; apart, each is one more to wait for.
    entriesAwareMergeThreshold: 800,
  },
]

/** Ends the build where a script would silently be made in another way. */
export function scriptGroupsMatch(): Plugin {
  return {
    name: 'paid:script-groups-match',
    apply: 'build',
    buildEnd(error) {
      if (!error)
        mustMatch(
          [publicShell, offline, publicScreen, authScreen, dataShell, dexie, list, forms, store],
          this.getModuleIds(),
        )
    },
  }
}
