import { lazy, Suspense } from 'react'
import type { FirstSteps as Steps } from '#db/merchants/first-steps-queries.ts'

/** Lazy, because a business sees it only at the start. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}))

/** The first steps of a new business, until all of them are done. */
export function FirstSteps({ steps }: { steps: Steps | null | undefined }) {
  if (!steps) return null
  return (
    <Suspense>
      <div className="mb-3 md:mb-4">
        <FirstStepsCard steps={steps} />
      </div>
    </Suspense>
  )
}
