import { InlineText } from './inline-text.tsx'
import type { Text } from './guides/guide.ts'

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Text[])[]
}

/** A table of a guide; on a phone it scrolls within its box. */
export function FactsTable({ caption, head, rows }: Props) {
  return (
    <div
      role="group"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface -outline-offset-3"
    >
      <table className={`w-full text-left text-sm ${head.length > 2 ? 'min-w-120' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-subtle">
            {head.map((each) => (
              <th key={each} scope="col" className="px-4 py-2.5 font-medium">
                <InlineText text={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-b border-line align-top last:border-b-0">
              {row.map((cell, at) => (
                <td key={head[at]} className="px-4 py-2.5">
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
