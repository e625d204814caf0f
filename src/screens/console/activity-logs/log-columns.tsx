import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { formatMoment, formatTime } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { activityTypes } from '#src/rules/activity-text.ts'
import type { Column } from '#src/ui/list/column.ts'
import { ActivityChange, ActivitySentence } from '../shared/activity-sentence.tsx'
import type { AskLog } from './log-filters.tsx'

interface ValueProps {
  text: string
  /** The value to filter by; the text when left out. */
  title?: string
  onTap: () => void
  className?: string
}

function Value({ text, title = text, onTap, className = '' }: ValueProps) {
  return (
    <button
      type="button"
      title={named`Only ${title}`}
      onClick={onTap}
      className={`-mx-0.5 inline rounded-badge px-0.5 text-left underline-offset-3 hover:bg-hover hover:underline ${className}`}
    >
      {text}
    </button>
  )
}

export const logColumns = (ask: AskLog): Column<ActivityLogEntry>[] => [
  {
    id: 'date',
    header: 'Date & Time',
    className: 'whitespace-nowrap text-muted tabular-nums',
    cell: ({ timestamp }) => formatMoment(timestamp),
  },
  {
    id: 'entry',
    header: 'Entry',
    className: 'py-2.5 w-full leading-6',
    cell: (entry) => (
      <>
        <ActivitySentence
          entry={entry}
          value={(field, text) => (
            <Value
              text={text}
              title={entry[field]}
              className="wrap-anywhere"
              onTap={() => ask({ [field]: entry[field] })}
            />
          )}
        />
        <ActivityChange entry={entry} />
      </>
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
    header: 'IP address',
    className: 'text-muted tabular-nums',
    cell: ({ ip }) => <Value text={ip} onTap={() => ask({ ip })} />,
  },
]

export function LogCard({ entry }: { entry: ActivityLogEntry }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <ActivitySentence entry={entry} />
        <ActivityChange entry={entry} />
      </span>{' '}
      <span className="flex-none text-sm text-subtle tabular-nums">
        {formatTime(entry.timestamp)}
      </span>
    </span>
  )
}
