import { Eye, History, Pencil, Trash2 } from 'lucide-react'
import type { BusinessDocument, Director } from '#db/merchants/schemas.ts'
import type { Forbidding } from '#src/data/actor.ts'
import { directorMessages } from '#src/rules/messages/merchants.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export interface DirectorRow {
  director: Director
  idDocument: BusinessDocument | undefined
  /** The business has no other. */
  isOnly: boolean
}

interface Doers extends Forbidding {
  view: () => void
  versions: () => void
  edit: () => void
  remove: () => void
}

/** What can be done with a director (spec §2 My Business). */
export const directorActions: readonly RowAction<
  DirectorRow,
  Doers,
  'view' | 'versions' | 'edit' | 'remove'
>[] = [
  {
    id: 'view',
    label: 'View ID document',
    icon: Eye,
    allowed: ({ idDocument }) => idDocument !== undefined,
    run: (_, { view }) => view(),
  },
  {
    id: 'versions',
    label: 'Earlier versions',
    icon: History,
    allowed: ({ idDocument }) => (idDocument?.versions?.length ?? 0) > 0,
    run: (_, { versions }) => versions(),
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('saveDirector'),
    run: (_, { edit }) => edit(),
  },
  {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('removeDirector'),
    off: ({ isOnly }) => (isOnly ? directorMessages.onlyOne : undefined),
    run: (_, { remove }) => remove(),
  },
]
