import type { Rolldown } from 'vite'
import { dataAreas } from '../routes/paths.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** The modules that say which file each screen and each area's shell is in, and the one that opens the database. */
export const registries = {
  screens: /\/src\/app\/(?:dashboard-|console-)?screens\.ts$/,
  areas: /\/src\/app\/lazy-screens\.ts$/,
  opening: /\/database\/open-and-seed\.ts$/,
}

/** What comes later, also to pages that open no database. */
export const comesLater = /\/src\/(?:ui\/toaster\.tsx|app\/offline\/service-worker\.ts)$/

/** These modules and all that they can't run without. */
function withImports(graph: Graph, ids: Iterable<string>): Set<string> {
  const all = new Set(ids)
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next)
  return all
}

const find = (graph: Graph, name: RegExp) => [...graph.getModuleIds()].filter((id) => name.test(id))

const isShell = /-shell\.tsx$/

/** The registry of an area's screens, where that is one of its own. */
export const isRegistryOf = (id: string, area: string): boolean =>
  id.endsWith(`/src/app/${area}-screens.ts`)

const broughtBy = (graph: Graph, registry: RegExp) =>
  find(graph, registry).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

/** The area of a screen, by its folder: /screens/console/… */
function areaOf(screen: string): string {
  const [, folder = ''] = /\/screens\/(\w+)\//.exec(screen) ?? []
  return folder === 'marketing' ? 'public' : folder
}

/** What every page begins with. */
export function entryModules(graph: Graph): Set<string> {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  return withImports(graph, entries)
}

/** The screens, and what comes later, that can't do without it, for every module but those that every page begins with. */
export function firstLoads(graph: Graph): Map<string, Set<string>> {
  const entry = entryModules(graph)
  const shells = broughtBy(graph, registries.areas)
  const screensOf = new Map<string, Set<string>>()
  for (const screen of broughtBy(graph, registries.screens)) {
    const area = areaOf(screen)
    const shell = shells.filter((id) => id.endsWith(`/${area}-shell.tsx`))
    const hasData = [...dataAreas].some((each) => each === area)
    const opening = hasData ? find(graph, registries.opening) : []
    const registry = find(graph, registries.screens).filter((id) => isRegistryOf(id, area))
    for (const id of withImports(graph, [screen, ...shell, ...opening, ...registry]))
      if (!entry.has(id)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))
  }
  for (const part of find(graph, comesLater))
    for (const id of withImports(graph, [part]))
      if (!entry.has(id)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add(part))
  return screensOf
}

/**
 * All that a page without the database gets, at first or later, but for what needs the database's library after all: it
 * must bring nothing of the others along.
 */
export function everWithoutDatabase(graph: Graph, library: RegExp): Set<string> {
  const screens = broughtBy(graph, registries.screens).filter(
    (screen) => ![...dataAreas].some((area) => area === areaOf(screen)),
  )
  const shells = broughtBy(graph, registries.areas).filter(
    (id) => isShell.test(id) && ![...dataAreas].some((area) => id.endsWith(`/${area}-shell.tsx`)),
  )
  const all = withImports(graph, [...screens, ...shells, ...find(graph, comesLater)])
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const part = withImports(graph, [next])
      if (![...part].some((each) => library.test(each))) for (const each of part) all.add(each)
    }
  return all
}
