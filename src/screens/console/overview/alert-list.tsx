import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { methodActions } from '../shared/method-actions.tsx'
import type { Alert } from './alerts.ts'

const tones = {
  bad: 'bg-danger-soft text-on-danger-soft',
  wait: 'bg-warning-soft text-on-warning-soft',
}

/** What ends the problem from here. */
function ActButton({ method, act }: Alert) {
  const actionsOf = useRowActions()
  const [offered] = method && act ? actionsOf(methodActions, method, [act]) : []
  if (!method || !offered) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mr-5 mb-3 ml-17 sm:mb-0 sm:ml-0 md:mr-6"
      aria-label={`${offered.label}, ${method.name}`}
      forbidden={offered.forbidden}
      onClick={offered.onSelect}
    >
      {offered.label}
    </Button>
  )
}

/** Alerts, each with a link to its fix and the act that ends it. */
export function AlertList({ label, alerts }: { label: string; alerts: readonly Alert[] }) {
  return (
    <ul aria-label={label}>
      {alerts.map((alert) => (
        <li
          key={alert.id}
          className="flex flex-wrap items-center border-t border-line first:border-t-0"
        >
          <Link
            to={alert.to}
            className="flex min-h-16 min-w-0 flex-[1_1_16rem] items-center gap-3 rounded-control px-5 py-2.5 -outline-offset-3 hover:bg-hover md:px-6"
          >
            <span
              aria-hidden
              className={`grid size-9 flex-none place-items-center rounded-stone [&_svg]:size-5 ${tones[alert.tone]}`}
            >
              <TriangleAlert />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{alert.title}</span>{' '}
              <span className="block text-sm wrap-anywhere text-muted tabular-nums">
                {alert.text}
              </span>
            </span>{' '}
            <span className="flex flex-none items-center gap-2 text-subtle [&_svg]:size-3.5">
              <span className="font-medium text-text max-md:sr-only">{alert.way}</span>
              <Chevron />
            </span>
          </Link>
          <ActButton {...alert} />
        </li>
      ))}
    </ul>
  )
}
