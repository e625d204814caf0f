import type { Merchant } from '#db/merchants/schemas.ts'
import { formatMoment } from '#db/text/format.ts'

type Entry = NonNullable<Merchant['information']>[number]

/** The documents that a request names as missing, or that came with an answer. */
const documentsOf = (entry: Entry): readonly string[] =>
  entry.from === 'staff' ? entry.missing : entry.documents

function ThreadEntry({ entry }: { entry: Entry }) {
  const documents = documentsOf(entry)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="text-sm text-muted tabular-nums">
        {entry.from === 'staff' ? 'Requested' : 'Answered'} by {entry.by} ·{' '}
        <span className="whitespace-nowrap">{formatMoment(entry.at)}</span>
      </p>
      {documents.length > 0 && (
        <p className="font-medium wrap-anywhere">
          {entry.from === 'staff' && 'Missing: '}
          {documents.join(', ')}
        </p>
      )}
      {entry.text !== '' && <p className="wrap-anywhere whitespace-pre-line">{entry.text}</p>}
    </li>
  )
}

/** The requests for information about an application and their answers, oldest first. */
export const InformationThread = ({ entries }: { entries: readonly Entry[] }) => (
  <ol aria-label="Information requests">
    {entries.map((entry) => (
      <ThreadEntry key={entry.at} entry={entry} />
    ))}
  </ol>
)
