import { drillExercise } from '../exercises/results/kept-results.ts'
import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { DrillParts } from './drill-parts.tsx'

/** The drill “Is this payment real?”, on two phones or one (DEMO-26). */
export function DrillScreen() {
  return (
    <PresenterFrame title={drillExercise.title} className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        // Below it is room for a message, which would cover the buttons.
        className="mx-auto grid w-full max-w-130 grid-cols-1 content-start gap-4 px-gutter pt-4 pb-28 outline-none md:pt-6"
      >
        <DrillParts />
      </main>
    </PresenterFrame>
  )
}
