import { builtPaths, type Area, type BuiltPath } from '#src/routes/paths.ts'

export interface NavGroup {
  /** Undefined for an entry that stands alone. */
  label: string | undefined
  rows: BuiltPath[]
}

/** The sidebar of an area, from the list of routes: single entries and groups, in the list's order. */
export function navGroups(area: Area): NavGroup[] {
  const groups: NavGroup[] = []
  for (const row of builtPaths) {
    if (row.area !== area || !row.nav) continue
    const label = row.nav.group
    const group = label && groups.find((each) => each.label === label)
    if (group) group.rows.push(row)
    else groups.push({ label, rows: [row] })
  }
  return groups
}

/** What a screen is called away from the sidebar, where no group stands over it. */
export const entryName = ({ nav, title }: BuiltPath): string =>
  (nav?.group !== 'Sandbox' && nav?.label) || title
