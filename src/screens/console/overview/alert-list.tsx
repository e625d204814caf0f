import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Chevron } from '#src/ui/glyphs.tsx'
import type { Alert } from './alerts.ts'

const tones = {
  bad: 'bg-danger-soft text-on-danger-soft',
  wait: 'bg-warning-soft text-on-warning-soft',
}

/** Alerts, each the way to where it can be mended. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul>
      {alerts.map(({ id, tone, title, text, to, way }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <Link
            to={to}
            className="flex min-h-17 items-center gap-3 rounded-control px-5 py-3 -outline-offset-3 hover:bg-hover md:px-6"
          >
            <span
              aria-hidden
              className={`grid size-9 flex-none place-items-center rounded-stone [&_svg]:size-5 ${tones[tone]}`}
            >
              <TriangleAlert />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{title}</span>{' '}
              <span className="block text-sm wrap-anywhere text-muted tabular-nums">{text}</span>
            </span>{' '}
            <span className="flex flex-none items-center gap-2 text-subtle [&_svg]:size-3.5">
              <span className="font-medium text-text max-md:sr-only">{way}</span>
              <Chevron />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
