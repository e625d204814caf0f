import type { Plugin, Rolldown } from 'vite'
import { mustMatch } from './must-match.ts'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>
type GetModuleInfo = (id: string) => ModuleInfo | null
type SharedScript = 'frame' | 'stage' | 'offline' | 'dexie' | 'app'
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
const dexie = /node_modules\/dexie/
/** But for a row's menu, which comes when it is opened, and the groups that the home page has too. */
const list = /\/src\/(?:ui|screens\/shared)\/list\/(?!row-menu\.tsx|grouped\.ts)/

/** What every PDF is drawn with. */
const pdf = /node_modules\/jspdf|\/screens\/shared\/pdf\//

/**
 * The script of a module that several scripts need. Left to itself the bundler makes one for every set of screens that
 * share something, and a phone on a slow network waits for each. What the public pages need are two: their frame's and
 * their screens', so that they bring nothing of the app's. The others are split by who needs them and joined where
 * they are small. Dexie lies apart, so that no one comes with it unasked, and so does what keeps the app on the device,
 * which every page brings in last.
 */
function sharedScript(id: string, getModuleInfo: GetModuleInfo): SharedScript | null {
  const roots = rootsOf(id, getModuleInfo)
  if (roots.some((root) => getModuleInfo(root)?.isEntry)) return null
  if (roots.some((root) => publicShell.test(root))) return 'frame'
  if (roots.some((root) => publicScreen.test(root))) return 'stage'
  if (roots.some((root) => offline.test(root))) return 'offline'
  return dexie.test(id) ? 'dexie' : 'app'
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
  // Large, and only for those who ask for a file.
  { name: 'pdf', test: pdf },
  group(isPublic),
  {
    ...group((script) => !isPublic(script)),
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
]

/** Ends the build where a script would silently be made in another way. */
export function scriptGroupsMatch(): Plugin {
  return {
    name: 'paid:script-groups-match',
    apply: 'build',
    buildEnd(error) {
      if (!error)
        mustMatch([publicShell, offline, publicScreen, dexie, list, pdf], this.getModuleIds())
    },
  }
}
