import { formatCount } from '#db/text/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { RowLink } from '#src/ui/row-link.tsx'

interface Ranked {
  id: string
  name: string
  /** The formatted figure. */
  figure: string
  /** The link of the name, where there is one. */
  to?: string | undefined
}

interface Props {
  title: string
  /** Describes the figures. */
  note: string
  rows: readonly Ranked[]
}

/** A ranking beside a list, largest first. */
export function RankedCard({ title, note, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <Card>
      <CardHeader title={title} action={<span className="text-subtle">{note}</span>} />
      <ol>
        {rows.map(({ id, name, figure, to }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-line px-6 py-0.5"
          >
            <RowLink to={to}>{name}</RowLink>
            <span className="flex-none font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Counts the names, most frequent first, in the form that `RankedCard` takes. */
export function rankedNames(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .map(([name, count]) => ({ id: name, name, figure: formatCount(count) }))
}
