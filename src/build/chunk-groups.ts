import type { Plugin, Rolldown } from 'vite'
import { findCycle } from './find-cycle.ts'
import { mustMatch } from './must-match.ts'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>
type GetModuleInfo = (id: string) => ModuleInfo | null
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
const developerSite = /\/(?:developers-shell|developers\/[\w-]+-screen)\.tsx$/
const dataShell = /\/(?:dashboard|console)-shell\.tsx$/

/** What comes together by what it is, where no public page needs it; the first that fits. */
const kinds = {
  // No one comes with it unasked.
  dexie: /node_modules\/dexie\//,
  // What binds fields to a form. The controls themselves also stand outside of forms.
  forms: /node_modules\/@tanstack\/|\/src\/forms\/(?!date-inputs|code-input|inputs|unsaved)/,
  // Forms and dialogs both need it: joined with either, it would bring that along with the other.
  store: /node_modules\/use-sync-external-store\//,
  // But for a row's menu, which comes when it is opened, and the groups that the home page has too.
  list: /\/src\/(?:ui|screens\/shared)\/list\/(?!row-menu\.tsx|grouped\.ts)|\/src\/ui\/(?:tabs|search-field|select|option-row|save-bar|route-sheet)\.tsx/,
  data: /\/db\/ledger\/|\/db\/queries\/(?:find-transactions|ledger-rows)\.ts|\/src\/data\/|\/src\/ui\/(?:skeleton|page-header|with-column|empty-state|checkbox)\.tsx|\/rules\/messages\/refusals\.ts|\/db\/(?:action|is-storage-full)\.ts|node_modules\/valibot\//,
}

type SharedScript = keyof typeof kinds | 'frame' | 'stage' | 'offline' | 'door' | 'facts' | 'app'

/**
 * The script of a module that several scripts need. Left to itself the bundler makes one for every set of screens that
 * share something, and a phone on a slow network waits for each. What the public pages need are two: their frame's and
 * their screens', so that they bring nothing of the app's. What the two shells need, and nearly every screen that shows
 * data, is one, but for what the door to them needs as well; so is what keeps the app on the device, which every page
 * brings in last, and each of the kinds above.
 * The others are split by who needs them and joined where they are small.
 */
function sharedScript(id: string, getModuleInfo: GetModuleInfo): SharedScript | null {
  const roots = rootsOf(id, getModuleInfo)
  const isOf = (kind: RegExp) => roots.some((root) => kind.test(root))
  if (roots.some((root) => getModuleInfo(root)?.isEntry)) return null
  if (isOf(publicShell)) return 'frame'
  if (isOf(publicScreen)) return 'stage'
  if (isOf(offline)) return 'offline'
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const script = names.find((name) => kinds[name].test(id)) ?? (isOf(dataShell) ? 'data' : 'app')
  // The developer site needs none of the database's company.
  if (isOf(developerSite) && script === 'data') return 'facts'
  // Who signs in needs no database yet.
  return isOf(authScreen) && (script === 'data' || script === 'list') ? 'door' : script
}

const group = (takes: (script: SharedScript | null) => boolean): Group => ({
  name: (id, graph) => {
    const script = sharedScript(id, (each) => graph.getModuleInfo(each))
    return takes(script) ? script : null
  },
  minShareCount: 2,
})

/** How the app's modules come together in scripts. */
export const scriptGroups: Group[] = [
  group((script) => script !== 'app'),
  {
    ...group((script) => script === 'app'),
    entriesAware: true,
    // Joined, small ones bring along what a screen does not need; apart, each is one more to wait for.
    entriesAwareMergeThreshold: 800,
  },
]

/**
 * Ends the build where a script would silently be made in another way, or where scripts import one another in a circle:
 * the first of them would then run before what it needs.
 */
export function scriptGroupsMatch(): Plugin {
  return {
    name: 'paid:script-groups-match',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const areas = [publicShell, offline, publicScreen, authScreen, developerSite, dataShell]
      mustMatch([...areas, ...Object.values(kinds)], this.getModuleIds())
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = findCycle(new Map(scripts.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`Scripts import one another in a circle: ${circle.join(', ')}.`)
    },
  }
}
