import { Pencil, TextCursorInput, Trash2 } from 'lucide-react'
import type { CustomReport } from '#db/model/report.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export interface TemplateDoers {
  edit: (id: string, nameOnly: boolean) => void
  remove: (id: string) => void
}

/** What can be done with a template besides running it. */
export const templateActions: readonly RowAction<CustomReport, TemplateDoers>[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, run: ({ id }, { edit }) => edit(id, false) },
  {
    id: 'rename',
    label: 'Rename',
    icon: TextCursorInput,
    run: ({ id }, { edit }) => edit(id, true),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    run: ({ id }, { remove }) => remove(id),
  },
]
