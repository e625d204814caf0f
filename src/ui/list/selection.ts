/** The selected rows: those named, or with `all` every matching row except those named. */
export interface Selection {
  all: boolean
  ids: ReadonlySet<string>
}

export const nothingSelected: Selection = { all: false, ids: new Set() }
export const everythingSelected: Selection = { all: true, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: string): boolean => ids.has(id) !== all

/** Selects or deselects rows. */
export function select(selection: Selection, rows: readonly string[], chosen: boolean): Selection {
  const ids = new Set(selection.ids)
  for (const id of rows) {
    if (chosen === selection.all) ids.delete(id)
    else ids.add(id)
  }
  return { all: selection.all, ids }
}

/** Returns whether all, some or none of a page is selected. */
export function pageSelection(
  selection: Selection,
  rows: readonly string[],
): 'none' | 'some' | 'all' {
  const chosen = rows.filter((id) => isSelected(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === rows.length ? 'all' : 'some'
}
