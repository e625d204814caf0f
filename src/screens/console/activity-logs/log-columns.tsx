import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { activityTypes, changeLine } from '#src/rules/activity-text.ts'
import { formatMoment, formatTime } from '#src/rules/format.ts'
import type { Column } from '#src/ui/list/column.ts'
import type { LogFilters } from './filters.ts'

export type AskLog = (change: Partial<LogFilters>) => void

function Value({
  text,
  onTap,
  className = '',
}: {
  text: string
  onTap: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      title={`Only ${text}`}
      onClick={onTap}
      className={`-mx-1 rounded-badge px-1 py-0.5 text-left underline-offset-3 hover:bg-hover hover:underline ${className}`}
    >
      {text}
    </button>
  )
}

export const logColumns = (ask: AskLog): Column<ActivityLogEntry>[] => [
  {
    id: 'date',
    header: 'When',
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: ({ timestamp }) => formatMoment(timestamp),
  },
  {
    id: 'user',
    header: 'Person',
    cell: ({ user }) => (
      <Value text={user} className="font-medium wrap-anywhere" onTap={() => ask({ user })} />
    ),
  },
  {
    id: 'action',
    header: 'Action',
    className: 'py-2',
    cell: (entry) => (
      <>
        <Value
          text={entry.action}
          className="wrap-anywhere"
          onTap={() => ask({ action: entry.action })}
        />
        {changeLine(entry) && (
          <div className="line-clamp-1 max-w-120 text-sm wrap-anywhere text-muted">
            {changeLine(entry)}
          </div>
        )}
      </>
    ),
  },
  {
    id: 'target',
    header: 'Target',
    cell: ({ target }) => (
      <Value text={target} className="wrap-anywhere" onTap={() => ask({ target })} />
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => (
      <Value
        text={activityTypes[type]}
        className="whitespace-nowrap text-muted"
        onTap={() => ask({ type })}
      />
    ),
  },
  {
    id: 'ip',
    header: 'Address',
    secondary: true,
    className: 'text-muted tabular-nums',
    cell: ({ ip }) => <Value text={ip} onTap={() => ask({ ip })} />,
  },
]

export function LogCard({ entry }: { entry: ActivityLogEntry }) {
  const { user, action, target, timestamp } = entry
  const line = changeLine(entry)
  return (
    <span className="block min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium wrap-anywhere">{action}</span>{' '}
        <span className="flex-none text-sm text-subtle tabular-nums">{formatTime(timestamp)}</span>
      </span>{' '}
      <span className="block text-sm wrap-anywhere text-muted">
        {target} · {user}
      </span>{' '}
      {line && <span className="line-clamp-1 text-sm wrap-anywhere text-subtle">{line}</span>}
    </span>
  )
}
