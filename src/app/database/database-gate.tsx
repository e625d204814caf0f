import { lazy, Suspense, useEffect, type PropsWithChildren } from 'react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { loadActions } from '#src/data/run-action.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import { DueActs } from './due-acts.tsx'
import { useDatabaseState } from './use-database-state.ts'

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
