import { lazy, Suspense } from 'react'
import type { FirstSteps as Steps } from '#db/merchants/first-steps-queries.ts'
import { Card } from '#src/ui/card.tsx'

/** Lazy, because a business sees it only at the start. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}))

/** The first steps of a new business, until all of them are done. */
export function FirstSteps({ steps }: { steps: Steps | null | undefined }) {
  if (!steps) return null
  return (
    <div className="mb-3 md:mb-4">
      <Suspense fallback={<Card className={steps.isAsked ? 'h-130' : 'h-120'} />}>
        <FirstStepsCard steps={steps} />
      </Suspense>
    </div>
  )
}
