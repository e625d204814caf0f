import { useLocation } from 'wouter'
import { type Area, type BuiltPath, builtPaths, type PathId } from '#routes/paths.ts'
import { findRoute } from '#routes/find-route.ts'

export interface NavGroup {
  /** Undefined for a single entry. */
  label: string | undefined
  rows: BuiltPath[]
}

/**
 * Returns the sidebar of an area from the routes, as far as the person may open them: single entries and groups, in the
 * order of the routes.
 */
export function navGroups(area: Area, mayOpen: (id: PathId) => boolean = () => true): NavGroup[] {
  const groups: NavGroup[] = []
  for (const row of builtPaths) {
    if (row.area !== area || !row.nav || !mayOpen(row.id)) continue
    const label = row.nav.group
    const group = label && groups.find((each) => each.label === label)
    if (group) group.rows.push(row)
    else groups.push({ label, rows: [row] })
  }
  return groups
}

/** Returns the name of a screen outside the sidebar, where no group heading gives it context. */
export const entryName = ({ nav, title }: BuiltPath): string =>
  (nav?.group !== 'Sandbox' && nav?.label) || title

interface CurrentEntry {
  id: PathId | undefined
  /** The value of `aria-current`: the page itself, or the entry that contains it. */
  current: 'page' | true
}

/** Returns the navigation entry of an address: that of the screen below when another one covers it. */
export function entryAt(location: string): CurrentEntry {
  const route = findRoute(location)
  const shown = route?.over ? builtPaths.find(({ id }) => id === route.over) : route
  return shown?.within ? { id: shown.within, current: true } : { id: shown?.id, current: 'page' }
}

/** Returns the current navigation entry, which the bar, the drawer and the sidebar mark. */
export function useCurrentEntry(): CurrentEntry {
  const [location] = useLocation()
  return entryAt(location)
}
