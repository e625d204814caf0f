import type { ReactNode } from 'react'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { changeLine, didWhat } from '#src/rules/activity-text.ts'

interface Props {
  entry: Pick<ActivityLogEntry, 'user' | 'action' | 'target' | 'before' | 'after'>
  /** Renders a value of the entry; plain text when left out. */
  value?: (field: 'user' | 'action' | 'target', text: string) => ReactNode
}

/** A log entry as a sentence: who did what to what. */
export function ActivitySentence({ entry, value = (_field, text) => text }: Props) {
  const { user, action, target } = entry
  const words = didWhat(action)
  const did = words.replace(/^:/, '').trim()
  return (
    <>
      <span className="font-medium">{value('user', user)}</span>
      {words.startsWith(':') ? ': ' : ' '}
      <span className="text-muted">{value('action', did)}</span>{' '}
      <span className="font-medium">{value('target', target)}</span>
    </>
  )
}

/** What an entry changed, from before to after, in a line of its own; nothing where no field changed. */
export function ActivityChange({ entry }: Pick<Props, 'entry'>) {
  const line = changeLine(entry)
  return line && <span className="block text-sm wrap-anywhere text-muted tabular-nums">{line}</span>
}
