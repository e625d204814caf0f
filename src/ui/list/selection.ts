/** The selected rows. They are named even if they were selected all at once: a row that comes later is not among them. */
export type Selection = ReadonlySet<string>

export const nothingSelected: Selection = new Set()

/** Selects or deselects rows. */
export function select(selection: Selection, rows: readonly string[], chosen: boolean): Selection {
  const ids = new Set(selection)
  for (const id of rows) {
    if (chosen) ids.add(id)
    else ids.delete(id)
  }
  return ids
}

/** Returns whether all, some or none of a page is selected. */
export function pageSelection(
  selection: Selection,
  rows: readonly string[],
): 'none' | 'some' | 'all' {
  const chosen = rows.filter((id) => selection.has(id)).length
  if (chosen === 0) return 'none'
  return chosen === rows.length ? 'all' : 'some'
}
