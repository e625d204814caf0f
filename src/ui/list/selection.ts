/** Which rows are chosen: the ones named, or with `all` every one that matches except those. */
export interface Selection {
  all: boolean
  ids: ReadonlySet<string>
}

export const nothingSelected: Selection = { all: false, ids: new Set() }
export const everythingSelected: Selection = { all: true, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: string): boolean => ids.has(id) !== all

/** Chooses some rows, or lets them go. */
export function select(selection: Selection, rows: readonly string[], chosen: boolean): Selection {
  const ids = new Set(selection.ids)
  for (const id of rows) {
    if (chosen === selection.all) ids.delete(id)
    else ids.add(id)
  }
  return { all: selection.all, ids }
}

/** How much of a page is chosen. */
export function pageSelection(
  selection: Selection,
  rows: readonly string[],
): 'none' | 'some' | 'all' {
  const chosen = rows.filter((id) => isSelected(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === rows.length ? 'all' : 'some'
}
