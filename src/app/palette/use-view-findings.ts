import { useRowInView } from '#src/ui/list/in-view.ts'
import type { Finding } from './finding.ts'
import { lower } from './texts.ts'

/** What can be done with the row whose details lie open behind the search. */
export function useViewFindings(): Finding[] {
  const view = useRowInView()
  if (!view) return []
  return view.actions.map(({ id, label, icon, forbidden, onSelect }) => ({
    id: `view ${id}`,
    group: 'view',
    label,
    note: view.title,
    icon,
    forbidden,
    texts: lower(label, view.title),
    run: onSelect,
  }))
}
