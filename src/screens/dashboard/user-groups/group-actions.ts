import { Pencil, Trash2 } from 'lucide-react'
import type { UserGroup } from '#db/people/schemas.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

interface GroupDoers extends Forbidding {
  edit: (id: string) => void
  remove: (group: UserGroup) => void
}

/** What can be done with a group (spec §2 User Groups). */
export const groupActions: readonly RowAction<UserGroup, GroupDoers>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('updateUserGroup'),
    run: ({ id }, { edit }) => edit(id),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deleteUserGroup'),
    run: (group, { remove }) => remove(group),
  },
]
