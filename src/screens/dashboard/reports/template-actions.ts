import { Pencil, TextCursorInput, Trash2 } from 'lucide-react'
import type { CustomReport } from '#db/reports/schemas.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export interface TemplateDoers extends Forbidding {
  edit: (id: string, nameOnly: boolean) => void
  remove: (id: string) => void
}

/** What can be done with a template besides running it. */
export const templateActions: readonly RowAction<CustomReport, TemplateDoers>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('updateCustomReport'),
    run: ({ id }, { edit }) => edit(id, false),
  },
  {
    id: 'rename',
    label: 'Rename',
    icon: TextCursorInput,
    forbidden: ({ forbids }) => forbids('updateCustomReport'),
    run: ({ id }, { edit }) => edit(id, true),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deleteCustomReport'),
    run: ({ id }, { remove }) => remove(id),
  },
]
