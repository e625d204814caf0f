import { Link } from 'wouter'
import type { NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { needsDoingItems } from './needs-doing-items.ts'

/** What went wrong and where it can be mended; nothing where nothing did. */
export function NeedsDoingCard({ needs }: { needs: NeedsDoing }) {
  const items = needsDoingItems(needs)
  if (items.length === 0) return null
  return (
    <Card>
      <CardHeader title="What needs doing" />
      <ul className="grid grid-cols-1 lg:grid-cols-2">
        {items.map(({ count, title, text, to }) => (
          <li key={to} className="border-t border-line lg:odd:last:col-span-full">
            <Link
              to={to}
              className="flex h-full min-h-17 items-center gap-3 rounded-control px-5 py-3 -outline-offset-3 hover:bg-hover md:px-6"
            >
              <span
                aria-hidden
                className="grid size-9 flex-none place-items-center rounded-stone bg-danger-soft font-semibold text-on-danger-soft tabular-nums"
              >
                {count}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-sm wrap-anywhere text-muted tabular-nums">{text}</span>
              </span>
              <span className="flex-none text-subtle [&_svg]:size-3.5">
                <Chevron />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
