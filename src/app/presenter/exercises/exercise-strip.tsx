import { lazy, Suspense } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useKiosk } from '../kiosk/kiosk.tsx'
import { partOfWindow } from '../stage/part.ts'

const ExercisePanel = lazy(async () => ({
  default: (await import('./exercise-panel.tsx')).ExercisePanel,
}))

/** The running exercise below a screen, in place of the demo's line. */
export function ExerciseStrip() {
  const running = useQuery(getDemoSettings)?.exercise
  const isKiosk = useKiosk() !== null
  if (!running || isKiosk || partOfWindow() !== undefined) return null
  return (
    <Suspense>
      <ExercisePanel key={running.startedAt} running={running} />
    </Suspense>
  )
}
