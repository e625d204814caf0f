import type { Rolldown } from 'vite'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>
type GetModuleInfo = (id: string) => ModuleInfo | null

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

/** What the public pages bring in by themselves: their frame, their screens, and the keeping on the device. */
const onPublicPages =
  /\/(public-shell|marketing\/[\w-]+-screen)\.tsx$|\/offline\/service-worker\.ts$/

/**
 * Which shared script a module goes to: left to itself the bundler makes one for every set of screens that share
 * something, some sixty of a few hundred bytes, and a phone on a slow network waits for each. What the public pages
 * need stays apart, so that they bring nothing of the app's.
 */
export function sharedScript(id: string, getModuleInfo: GetModuleInfo): string | null {
  if (/node_modules\/(?!dexie|valibot)/.test(id)) return null
  const roots = rootsOf(id, getModuleInfo)
  const some = (part: string) => roots.some((root) => root.includes(part))
  if (roots.some((root) => getModuleInfo(root)?.isEntry)) return null
  const pages = roots.filter((root) => /-(screen|shell)\.tsx$/.test(root))
  if (roots.some((root) => onPublicPages.test(root))) return roots.length > 1 ? 'kit' : null
  if (/node_modules\/dexie/.test(id)) return 'dexie'
  if (pages.length < 2) return null
  if (/\/db\/ledger\//.test(id)) return 'ledger'
  if (some('/src/app/shells/')) return 'shell'
  return /\/src\/(ui|data|rules)\/|\/db\/[\w-]+\.ts$|write-log/.test(id) ? 'screens' : null
}
