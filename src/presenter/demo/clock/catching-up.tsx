import { getDemoSettings } from '#db/demo/queries.ts'
import { formatDateTime } from '#db/text/format.ts'
import { useQuery } from '#src/data/use-query.ts'
import { clockMessages } from '#src/rules/messages/app.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'

/** Says over a screen's figures that what happened on the way of a moved clock is still being entered. DEMO-13. */
export function CatchingUp() {
  const passed = useQuery(getDemoSettings)?.clock?.passed
  if (passed === undefined) return null
  return (
    <div
      data-no-print
      className="flex items-center gap-2.5 rounded-card border border-accent bg-accent-soft px-3.5 py-2 text-sm text-on-accent-soft"
    >
      <DemoTag />
      <p className="min-w-0 flex-1">
        <span className="tabular-nums">{clockMessages.catchingUp(formatDateTime(passed))}.</span>{' '}
        {/* Announced once, and not with each day that passes. */}
        <span role="status">{clockMessages.notFinal}</span>
      </p>
    </div>
  )
}
