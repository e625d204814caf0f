import { Link } from 'wouter'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Ranked {
  id: string
  name: string
  /** How much or how many, as people read it. */
  figure: string
  /** Where its name leads. */
  to?: string
}

interface Props {
  title: string
  /** Of what the figures are. */
  note: string
  rows: readonly Ranked[]
}

/** Beside a list: what it holds most of, from the most down. */
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
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere">
                {name}
              </span>
            )}
            <span className="flex-none font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
