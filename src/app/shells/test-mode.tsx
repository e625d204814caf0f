import type { PropsWithChildren } from 'react'
import { Redirect, useLocation } from 'wouter'
import { listApps } from '#db/apps/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { findRoute } from '#routes/find-route.ts'
import { inTestMode, useMode } from './use-mode.ts'

const modes = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const

/**
 * Switches between live and test mode; going back to live returns to the last live screen. Not shown to those who have
 * no app to test, until they are in test mode.
 */
export function ModeSwitch({ className, onChosen }: { className: string; onChosen?: () => void }) {
  const { mode, change } = useMode()
  const apps = useMerchantQuery(listApps)
  if (mode === 'live' && !apps?.length) return null
  return (
    <div className={className}>
      <Segmented
        label="Mode"
        value={mode}
        options={modes}
        onChange={(next) => {
          onChosen?.()
          change(next)
        }}
      />
    </div>
  )
}

/** Marks the header in test mode, where there is room for a word. */
export const TestMark = () => (
  <span className="max-xs:hidden">
    <Badge tone="wait">Test</Badge>
  </span>
)

/** Marks test mode where the header has no room for the word: a line along its bottom. */
export function TestLine() {
  if (useMode().mode === 'live') return null
  return <span aria-hidden className="absolute inset-x-0 -bottom-0.5 h-0.5 bg-accent xs:hidden" />
}

/** Says on every screen that one is in test mode, in the words of the sandbox, and leaves it (API-4). */
export function TestBar() {
  const { mode, change } = useMode()
  if (mode === 'live') return null
  return (
    <section
      aria-label="Test mode"
      data-no-print
      className="flex flex-wrap items-center gap-x-2 rounded-control bg-warning-soft py-1 pr-1 pl-4"
    >
      <div className="min-w-0 flex-1 basis-40 py-1.5">
        <p className="font-semibold">{developerMessages.sandboxActive}</p>
        <p className="text-sm">{developerMessages.sandboxText}</p>
      </div>
      <Button variant="ghost" onClick={() => change('live')}>
        <span>
          <span>Leave</span>
          <span className="max-sm:sr-only"> test mode</span>
        </span>
      </Button>
    </section>
  )
}

/** In test mode, the screen of the address only if it is about test data. */
export function WithinMode({ children }: PropsWithChildren) {
  const { mode, change } = useMode()
  const [location] = useLocation()
  const shown = mode === 'live' ? 'shown' : inTestMode(location)
  if (shown === 'shown') return children
  if (shown !== 'live-only') return <Redirect to={pathTo(shown.instead)} replace />
  return (
    <>
      <PageHeader title={findRoute(location)?.title ?? ''} />
      <Card>
        <EmptyState
          title="Not in test mode"
          text="Test mode has test payments only. Leave it to see your live data."
          art="none"
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button variant="secondary" onClick={() => change('live')}>
                Leave test mode
              </Button>
              <ButtonLink to={pathTo('sandbox-transactions')} variant="ghost">
                View test transactions
              </ButtonLink>
            </span>
          }
        />
      </Card>
    </>
  )
}
