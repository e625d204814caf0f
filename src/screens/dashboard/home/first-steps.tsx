import { lazy, Suspense } from 'react'
import type { FirstSteps as Steps } from '#db/merchants/first-steps-queries.ts'
import { Card } from '#src/ui/card.tsx'

/** Lazy, because a business sees it only at the start. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}))

/** As high as what is drawn at first, so that nothing moves once it is. */
const room = { questions: 'h-121 md:h-71.5', steps: 'h-161 md:h-137' }

/** The first steps of a new business, until all of them are done. */
export function FirstSteps({ steps }: { steps: Steps | null | undefined }) {
  if (!steps) return null
  return (
    <div className="mb-3 md:mb-4">
      <Suspense fallback={<Card className={steps.isAsked ? room.steps : room.questions} />}>
        <FirstStepsCard steps={steps} />
      </Suspense>
    </div>
  )
}
