import { lazy, type PropsWithChildren, Suspense, use, useEffect, useRef, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { getNextDue } from '#db/due-queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { loadActions, loaded } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useMoment } from '#src/ui/use-moment.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import { useDatabaseState } from './use-database-state.ts'

const doDueActs = async (db: PaidDatabase) =>
  (await loaded(import('./do-due-acts.ts'))).doDueActs(db)

/** How long after a failure, such as a full device, it is tried again, in milliseconds: twice as long each time. */
const secondTry = 10_000
const longestWait = 3_600_000

/**
 * Does what happens by itself at its moment, while any screen is open: payments under way settle, links expire, payouts
 * go their way, reports are made. The first tab does it and the others find nothing due; what fell due while nothing
 * was open is done at the next opening.
 */
export function DueActs() {
  const db = use(DatabaseContext)
  const [looked, setLooked] = useState(0)
  const due = useQuery((each) => getNextDue(each), [looked])
  const now = useMoment(typeof due === 'number' ? [due] : [])
  // Asked anew at each moment: the clock may have been set back since.
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
        // The clock was set back meanwhile: it was not due yet.
        const left = due - Date.now()
        if (left >= 0) again(Math.min(left + 1, longestWait))
      },
      (error: unknown) => {
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

/** Gives the screens below the open database, or draws the recovery screen in their place. */
export function DatabaseGate({ children }: PropsWithChildren) {
  const [state, retry] = useDatabaseState()
  const db = state.status === 'open' ? state.db : null
  // Known before the first press, which would wait for it.
  useEffect(() => {
    if (db) isDryRun(db).catch(() => undefined)
  }, [db])
  // The acts come behind the data, ahead of the first press.
  useEffect(
    () => (db ? whenIdle(() => void loadActions().catch(() => undefined)) : undefined),
    [db],
  )
  if (state.status === 'failed')
    return (
      <Suspense>
        <RecoveryScreen code={state.code} retryIn={state.retryIn} onRetry={retry} />
      </Suspense>
    )
  return (
    <DatabaseContext value={db}>
      {children}
      <DueActs />
    </DatabaseContext>
  )
}
