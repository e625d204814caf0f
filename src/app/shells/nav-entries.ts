import { builtPaths, type Area, type BuiltPath } from '#src/routes/paths.ts'

export interface NavGroup {
  /** Undefined for a single entry. */
  label: string | undefined
  rows: BuiltPath[]
}

/** Returns the sidebar of an area from the routes: single entries and groups, in the order of the routes. */
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

/** Returns the name of a screen outside the sidebar, where no group heading gives it context. */
export const entryName = ({ nav, title }: BuiltPath): string =>
  (nav?.group !== 'Sandbox' && nav?.label) || title
