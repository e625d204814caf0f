import { Crosshair, Eye, Tag, User } from 'lucide-react'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { activityTypes } from '#src/rules/activity-text.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { AskLog } from './log-columns.tsx'

interface Doers {
  view: (id: string) => void
  ask: AskLog
}

export const logActions: readonly RowAction<ActivityLogEntry, Doers>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'user',
    label: ({ user }) => `Only by ${user}`,
    icon: User,
    run: ({ user }, { ask }) => ask({ user }),
  },
  {
    id: 'target',
    label: ({ target }) => `Only on ${target}`,
    icon: Crosshair,
    run: ({ target }, { ask }) => ask({ target }),
  },
  {
    id: 'type',
    label: ({ type }) => `Only of type ${activityTypes[type]}`,
    icon: Tag,
    run: ({ type }, { ask }) => ask({ type }),
  },
]
