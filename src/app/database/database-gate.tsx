import { lazy, type PropsWithChildren, Suspense, use, useEffect, useRef, useState } from 'react'
import { currentTime } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getNextDue } from '#db/due-queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { loadActions, loaded } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { preloadLayers } from '#src/ui/layers.ts'
import { firstScreenShown, whenIdle } from '#src/ui/timing.ts'
import { toast } from '#src/ui/toast.ts'
import { forgetLastPaths } from '#src/data/last-paths.ts'
import { onResetElsewhere } from '#src/data/reset-channel.ts'
import { useDatabaseState } from './use-database-state.ts'

const doDueActs = async (db: PaidDatabase) =>
  (await loaded(import('./do-due-acts.ts'))).doDueActs(db)

/** The delay before retrying after a failure, such as a full device, in milliseconds; it doubles each time. */
const secondTry = 10_000
const longestWait = 3_600_000

/**
 * Runs scheduled work while any screen is open: payments settle, links expire, payouts advance, reports are generated.
 * The first tab does the work and the others find nothing due; whatever fell due while the app was closed is done when
 * it next opens.
 */
export function DueActs() {
  const db = use(DatabaseContext)
  const [looked, setLooked] = useState(0)
  const due = useQuery((each) => getNextDue(each), [], undefined, [looked])
  const now = useMoment(typeof due === 'number' ? [due] : [])
  // Checked again at every instant, because the clock may have been set back.
  useEffect(() => setLooked(now), [now])
  const [tries, setTries] = useState(0)
  const failures = useRef(0)
  useEffect(() => {
    if (!db || typeof due !== 'number' || due > now) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const again = (wait: number) => {
      if (current) timer = setTimeout(() => setTries((count) => count + 1), wait)
    }
    doDueActs(db).then(
      () => {
        failures.current = 0
        // The clock was set back, so the work is not due yet.
        const left = due - currentTime()
        if (left >= 0) again(Math.min(left + 1, longestWait))
      },
      (error: unknown) => {
        // Nobody is left to try again: the database was closed, and why is on the screen.
        if (!current) return
        reportError(error)
        again(Math.min(secondTry * 2 ** failures.current, longestWait))
        failures.current += 1
      },
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [db, due, now, tries])
  return null
}

const RecoveryScreen = lazy(async () => ({
  default: (await import('./recovery-screen.tsx')).RecoveryScreen,
}))

/** Provides the open database to the screens below, or renders the recovery screen. */
export function DatabaseGate({ children }: PropsWithChildren) {
  const [state, retry] = useDatabaseState()
  const db = state.status === 'open' ? state.db : null
  // Loaded before the first press, which would otherwise wait for it.
  useEffect(() => {
    if (db) isDryRun(db).catch(() => undefined)
  }, [db])
  // Menus, dialogs and the actions load after the data and before the first press.
  useEffect(() => {
    if (!db) return undefined
    let cancel: (() => void) | undefined
    let current = true
    void firstScreenShown().then(() => {
      if (!current) return
      cancel = whenIdle(() => {
        void preloadLayers()
        loadActions().catch(() => undefined)
      })
    })
    return () => {
      current = false
      cancel?.()
    }
  }, [db])
  useEffect(
    () =>
      onResetElsewhere((text) => {
        forgetLastPaths()
        toast.info(text, { topic: 'reset' })
      }),
    [],
  )
  if (state.status === 'failed')
    return (
      <Suspense>
        <RecoveryScreen {...state} onRetry={retry} />
      </Suspense>
    )
  return (
    <DatabaseContext value={db}>
      {children}
      <DueActs />
    </DatabaseContext>
  )
}
