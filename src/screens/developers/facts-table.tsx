import { InlineText } from './inline-text.tsx'
import type { Text } from './guides/guide.ts'

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Text[])[]
}

/** The table on a phone, where columns would break words: each row becomes a block with labeled cells. */
function RowsBelow({ caption, head, rows }: Props) {
  return (
    <ul aria-label={caption} className="divide-y divide-line sm:hidden">
      {rows.map(([first = '', ...rest]) => (
        <li key={first} className="grid gap-1 px-4 py-3 text-sm">
          <p className="font-semibold">
            <InlineText text={first} />
          </p>
          {rest.map((cell, at) => {
            const label = head[at + 1]
            return (
              cell && (
                <p key={label} className="text-muted">
                  <span className="text-subtle">
                    <InlineText text={label ?? ''} />:{' '}
                  </span>
                  <InlineText text={cell} />
                </p>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}

export function FactsTable(props: Props) {
  const { caption, head, rows } = props
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <RowsBelow {...props} />
      <table className="hidden w-full text-left text-sm sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-subtle">
          <tr>
            {head.map((each) => (
              <th key={each} scope="col" className="px-4 py-2.5 font-medium">
                <InlineText text={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) => (
                <td key={head[at]} className="border-t border-line px-4 py-2.5">
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
