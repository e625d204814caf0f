import { lazy, Suspense, type PropsWithChildren } from 'react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DueActs } from './due-acts.tsx'
import { useDatabaseState } from './use-database-state.ts'

const RecoveryScreen = lazy(async () => ({
  default: (await import('./recovery-screen.tsx')).RecoveryScreen,
}))

/** Gives the screens below the open database, or draws the recovery screen in their place. */
export function DatabaseGate({ children }: PropsWithChildren) {
  const [state, retry] = useDatabaseState()
  if (state.status === 'failed')
    return (
      <Suspense>
        <RecoveryScreen code={state.code} retryIn={state.retryIn} onRetry={retry} />
      </Suspense>
    )
  return (
    <DatabaseContext value={state.status === 'open' ? state.db : null}>
      {children}
      <DueActs />
    </DatabaseContext>
  )
}
