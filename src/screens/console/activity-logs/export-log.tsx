import { useState } from 'react'
import { currentDate } from '#db/clock.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { dayText } from '#db/days.ts'
import { countOf } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { activityTypes, loggedChanges } from '#src/rules/activity-text.ts'
import { activityMessages } from '#src/rules/messages/platform.ts'
import { ExportDialog, fileOfColumns } from '#src/screens/shared/exports/export-dialog.tsx'
import type { Column } from '#src/ui/list/column.ts'

type Side = 'before' | 'after'

const sideText = (entry: ActivityLogEntry, side: Side) =>
  loggedChanges(entry)
    .flatMap((change) => (change[side] === null ? [] : [`${change.field}: ${change[side]}`]))
    .join(', ')

const columns: Column<ActivityLogEntry>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  {
    id: 'date',
    header: 'Date & Time',
    kind: 'date',
    value: ({ timestamp }) => Date.parse(timestamp),
  },
  { id: 'user', header: 'User', value: ({ user }) => user },
  { id: 'action', header: 'Action', value: ({ action }) => action },
  { id: 'target', header: 'Target', value: ({ target }) => target },
  { id: 'type', header: 'Type', value: ({ type }) => activityTypes[type] },
  { id: 'ip', header: 'IP Address', value: ({ ip }) => ip },
  { id: 'before', header: 'Before', value: (entry) => sideText(entry, 'before') },
  { id: 'after', header: 'After', value: (entry) => sideText(entry, 'after') },
  { id: 'hash', header: 'Hash', value: ({ hash }) => hash },
]
const file = fileOfColumns(columns)

const today = () => dayText(currentDate())

interface Props {
  open: boolean
  onClose: () => void
  entries: readonly ActivityLogEntry[]
  /** Describes the exported entries in words. */
  what: string
}

/** Exports the entries shown to a file; the export itself is logged. */
export function ExportLog({ open, onClose, entries, what }: Props) {
  // A snapshot: the export itself adds an entry.
  const [source] = useState(entries)
  const save = useAction('exportActivityLog', { dryRun: activityMessages.wouldExport })
  const total = source.length
  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      title="Export"
      what={`the ${countOf(total, 'log entry')} shown`}
      noun="log entry"
      columns={file.columns}
      sheet="Activity log"
      fileName={`activity-log-${today()}`}
      formats={['csv', 'xlsx', 'pdf', 'json']}
      total={total}
      rows={(from, to) => source.slice(from, to).map(file.cells)}
      record={async (format) => (await save.run({ what, format, entries: total })) !== undefined}
    />
  )
}
