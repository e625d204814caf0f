import { lazy, Suspense, useEffect, useState, type PropsWithChildren } from 'react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { loadActions } from '#src/data/run-action.ts'
import { loadWhenIdle, whenIdle } from '#src/ui/when-idle.ts'
import { useDatabaseState } from './use-database-state.ts'

const RecoveryScreen = lazy(async () => ({
  default: (await import('./recovery-screen.tsx')).RecoveryScreen,
}))

const Nothing = () => null

const DueActs = lazy(async () => ({
  default: await import('./due-acts.tsx').then(
    (module) => module.DueActs,
    // What falls due then waits for the next opening.
    () => Nothing,
  ),
}))

/** Gives the screens below the open database, or draws the recovery screen in their place. */
export function DatabaseGate({ children }: PropsWithChildren) {
  const [state, retry] = useDatabaseState()
  // What is seen comes first.
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => loadWhenIdle(loadActions), [])
  const db = state.status === 'open' ? state.db : null
  // Known before the first press, which would wait for it.
  useEffect(() => {
    if (db) isDryRun(db).catch(() => undefined)
  }, [db])
  if (state.status === 'failed')
    return (
      <Suspense>
        <RecoveryScreen code={state.code} retryIn={state.retryIn} onRetry={retry} />
      </Suspense>
    )
  return (
    <DatabaseContext value={db}>
      {children}
      <Suspense>{idle && <DueActs />}</Suspense>
    </DatabaseContext>
  )
}
